// What the page itself says, in English and Chinese, and how it looks.

const words = {
  skip: ['Skip to the board', '跳到牌面'], title: ['workbench', '工作台'], start: ['Games', '对局'], gallery: ['Cards', '卡牌'], decks: ['Decks', '卡组'], editor: ['Text', '文本'], build: ['Build', '摆局'], language: ['中文', 'English'],
  theme: ['Light or dark', '亮色/暗色'], newGame: ['Begin a game', '开始对局'], game: ['Game', '游戏'], format: ['Format', '赛制'], deck: ['Deck', '卡组'], seat: ['Seat', '座位'],
  seed: ['Seed', '随机种子'], chance: ['by chance', '随机'], begin: ['Begin', '开始'], human: ['person', '玩家'], random: ['random computer', '随机电脑'], greedy: ['greedy computer', '贪心电脑'], mcts: ['searching computer', '搜索电脑'],
  tables: ['Tables', '牌桌'], noTables: ['No game has been begun yet.', '还没有对局。'], mixed: ['random deck', '随机卡组'], turn: ['turn', '回合'], over: ['the game is over', '对局结束'],
  wins: ['wins', '获胜'], draw: ['nobody wins', '平局'], waits: ['Waiting for', '等待'], thinking: ['is thinking', '思考中'],
  undo: ['Undo', '撤销'], redo: ['Redo', '重做'], cancel: ['Cancel', '取消'], endTurn: ['End turn', '结束回合'], pass: ['Pass', '让过'], log: ['Log', '记录'], moves: ['Moves', '步骤'],
  chain: ['Waiting to resolve', '等待结算'], options: ['All options', '所有选项'], links: ['Seats', '座位'], copy: ['Copy', '复制'], copied: ['copied', '已复制'],
  see: ['See as', '视角'], all: ['everything', '全部'], close: ['Close', '关闭'], hidden: ['hidden', '隐藏'], why: ['Why not', '为何不能'],
  numbers: ['What makes it', '数值来源'], printed: ['printed', '印刷值'], rules: ['the rules', '规则'], keywords: ['Keywords', '关键词'], status: ['Status', '状态'],
  happened: ['What happened in this step', '这一步发生了什么'], goHere: ['Go here', '跳到此处'], branches: ['Branches', '分支'], branchAt: ['from move', '自第'], policies: ['Policies', '电脑'],
  one: ['One decision', '一步'], oneTurn: ['One turn', '一回合'], toEnd: ['To the end', '到结束'], hold: ['Hold', '暂停'], goOn: ['Go on', '继续'], concede: ['Concede', '认输'], sure: ['Really?', '确定？'],
  agree: ['Agree', '同意'], refuse: ['Refuse', '拒绝'], asksBack: ['asks to take back', '请求撤回'], decisions: ['decisions', '步'], lost: ['Connection lost; trying again …', '连接中断，正在重试……'],
  back: ['connected again', '已重新连接'], search: ['Search', '搜索'], lead: ['then', '然后'], number: ['How many?', '多少？'], take: ['Take', '选择'], done: ['Done', '完成'],
  help: ['Keys', '按键'], hand: ['hand', '手牌'], you: ['you', '你'], open: ['Open', '打开'], past: ['In the past: a move from here begins a branch.', '你在查看过去，从此处行动会产生分支。'],
  latest: ['Latest', '最新'], saved: ['saved', '已保存'], save: ['Save', '保存'], tests: ['Scenarios', '情景'], passed: ['passed', '通过'], failed: ['failed', '失败'], file: ['File', '文件'],
  readOnly: ['part of the program: read only', '内置，只读'], export: ['Save as scenario', '存为情景'], set: ['Set', '系列'], name: ['Title', '标题'], text: ['Text', '文字'], cost: ['Cost', '费用'], type: ['Type', '类型'],
  color: ['Colour', '颜色'], keyword: ['Keyword', '关键词'], script: ['Script', '脚本'], scenarios: ['Scenarios', '情景'], rulings: ['Rulings', '裁定'], usedIn: ['In decks', '所在卡组'], legal: ['legal', '合法'],
  illegal: ['breaks rules of', '不符合'], curve: ['Costs', '费用曲线'], proxies: ['Print sheet', '打印页'], cards: ['cards', '张'], live: ['live', '已生效'], wrongText: ['has a mistake; the last good text plays on', '有错误；沿用上一个正确版本'],
  put: ['Put a card', '放置卡牌'], where: ['Where', '位置'], position: ['Position', '局面'], phase: ['Phase', '阶段'], counters: ['Counters', '计数'], remove: ['Take away', '移除'], control: ['Controller', '控制者'],
  fromPosition: ['the position as it is now', '当前局面'], fromStart: ['the beginning and everything played since', '开局与之后的步骤'], scenario: ['Scenario', '情景'],
  openScenario: ['Open a scenario', '打开情景'], step: ['Step', '步'], coverage: ['Coverage', '覆盖'], abilities: ['Abilities', '能力'], noScenario: ['no scenario uses it', '没有情景使用'],
  enlarge: ['Right-click enlarges', '右键放大'], failures: ['A script failed', '脚本出错'], pile: ['Pile', '牌堆'], nothing: ['nothing', '无'], attached: ['attached', '装备于'], copies: ['copies', '张'],
  undoBoard: ['Board back', '局面后退'], buildHelp: ['Choose a card, then click where it goes. Click a card on the board to change it.', '先选卡牌，再点击放置处；点击场上的牌可修改。'], apply: ['Apply', '应用'],
  tested: ['it passes as it stands', '已通过测试'], player: ['Player', '玩家'], showAll: ['Show all', '显示全部'], any: ['any', '任意'], count: ['cards found', '张卡牌'], tree: ['Event tree', '事件树'],
  emptyBoard: ['An empty board', '空白局面'], savePosition: ['Save', '保存'], open2: ['Scenarios', '情景'], cardsTab: ['Cards', '卡牌'],
  othersPay: ['or paid in another way, as you choose', '也可选择其他支付方式'], costsDiffer: ['the cost depends on the choice', '费用取决于选择'], payments: ['Payments', '支付'], pay_matters: ['ask where it matters', '有差别时询问'], pay_always: ['always ask', '总是询问'],
  pay_never: ['never ask', '从不询问'], pay: ['Pay', '支付'], pays: ['Takes', '花费'], yes: ['yes', '是'], no: ['no', '否'], what: ['What', '内容'], look: ['Look at it', '预览'], trying: ['writing it and trying it …', '正在生成并测试……'],
  fromMove: ['the position after move', '此步之后的局面与后续：第'], fromHelp: ['and what was played from there on', '步'], noSet: ['This project has no set of this game yet:', '此项目还没有该游戏的系列：'], saveFrom: ['Save as a scenario from here', '从此处存为情景'],
  beginsAt: ['A board cannot state that position with all that follows from it: it begins after move', '局面无法完整写出该处，改为自此步之后开始：'], beginsAtStart: ['A board cannot state that position with all that follows from it: it begins with the beginning of the game.', '局面无法完整写出该处，改为自开局开始。'],
  anew: ['Replay with new text', '用新文本重演'], anewHelp: ['Play this game again from its beginning with the text as saved now, and show the first decision that differs', '用当前保存的文本从头重演此对局，并显示第一个不同的决定'],
  playingAnew: ['playing the game again …', '正在重演……'], stateDiffers: ['The state is another one from this decision on:', '自此决定起状态不同：'], noneDiffers: ['No decision differs: with the text of now the game goes the same way.', '没有不同的决定：用当前文本，对局走向相同。'],
  decision: ['Decision', '第'], differs: ['differs', '个决定不同'], alike: ['decisions before it are alike', '个决定相同'], openThere: ['Open a table there, with the new text', '以新文本在该处打开牌桌'], jumpThere: ['Go there in this game', '在此对局中跳到该处'],
  ran: ['ran', '已运行'], neverRan: ['never ran', '从未运行'], dataAlone: ['Everything in this script is data: it has no lines to run.', '此脚本全部为数据，没有可运行的行。'], noScript: ['It needs no script: its facts say everything.', '无需脚本：数据已说明一切。'], linesRan: ['lines of its functions ran in', '行函数代码已运行，共'],
  ofScenarios: ['scenarios', '个情景'], ofScenario: ['scenario', '个情景'], used: ['used', '已使用'], notUsed: ['not used by any scenario', '没有情景使用'], asData: ['works as data', '作为数据生效'], measuring: ['running the scenarios of this card …', '正在运行此牌的情景……'], more: ['more', '更多'], tokens: ['tokens', '指示物'],
  expected: ['expected', '预期'], actual: ['actual', '实际'], hintPlay: ['Play against a policy, against each other, or both sides yourself.', '与电脑对战、与人对战，或自己操作双方。'], hintBuild: ['Set up any board and try what you want to know.', '摆出任意局面，验证想法。'], hintLive: ['Save a card’s text in your editor: every open board has it at once.', '在编辑器中保存卡牌文本，所有牌桌立即生效。'],
  cardPage: ['The page of this card', '此牌的页面'], moveByClick: ['Move: then click where', '移动：再点击目的地'], attachTo: ['Attach: then click to what', '装备：再点击目标'], moveTo: ['Move to', '移到'],
  chooseFile: ['Choose a file on the left. What you save is on every open board at once; what is wrong is shown here while you write.', '从左侧选择文件。保存后所有牌桌立即生效；编写时的错误会在此显示。'], noFiles: ['This project has no set yet. Make one in a terminal:', '此项目还没有系列，可在终端中新建：'], resultsHere: ['The scenarios of the card stand here, with what became of them.', '此处显示该牌的情景及其结果。'],
  a_triggered: ['triggered:', '触发'], a_activated: ['activated', '启动'], a_on_play: ['played', '打出'], a_static: ['static', '常驻'], a_replacement: ['replacement', '替代'], a_step: ['step', '步骤'], a_cost_change: ['cost change', '费用变化'], a_additional_cost: ['additional cost', '额外费用'],
  a_permit: ['permission', '许可'], a_forbid: ['prohibition', '禁止'], a_retrigger: ['retrigger', '再次触发'],
  freeze: ['Let the game begin with this position', '以此局面作为开局'],
  takeThat: ['take that option', '选择该选项'], enlargeIt: ['enlarge the card', '放大卡牌'], nextThing: ['next thing on the page', '下一项'], oneDecision: ['decision', '步'], whoPlays: ['Who plays', '由谁操作'], teamWith: ['with', '同队'], away: ['is away: the others can answer when they are back, or whoever runs the workbench now', '不在线：待其返回后答复，或由运行工作台的人现在答复'], setGone: ['this set is gone; open games go on with its last text', '此系列已移除；进行中的对局沿用其最后的文本'], mistakes: ['mistakes in the text', '处文本错误'], reload: ['Load the file again, without these changes', '放弃修改，重新载入文件'], token: ['token', '指示物'], liesOn: ['lies on', '作用于'], copyBy: ['a copy; it is itself', '复制品，原为'], leaves: ['leaves the board', '离场'],possible: ['possible', '个可选'], gone: ['This link is of an earlier start: open the link that the terminal shows now', '此链接来自之前的启动：请打开终端当前显示的链接'], trigger: ['trigger', '触发'], loading: ['Loading the sets …', '正在载入系列……'], files: ['files', '个文件'],
  unfinished: ['Nothing yet: the action is not finished.', '尚未发生：此行动还未完成。'], running: ['scenarios are running', '情景运行中'], rule: ['rule', '规则'], seatLinks: ['A link opens one seat. Whoever has it sees what that seat sees and plays it.', '每个链接对应一个座位，持有者只能看到并操作该座位。'],
};

// abilityLabel words the key of an ability: "triggered:attacks"; what an author has named keeps its name.
export function abilityLabel(key, kind = '') {
  const [head, ...rest] = String(key).split(':');
  const known = words['a_' + head] || words['a_' + kind];
  const name = (words['a_' + head] ? rest.join(': ') : key).replaceAll('_', ' ');
  if (!known) return name;
  return t(words['a_' + head] ? 'a_' + head : 'a_' + kind) + (name && (state.lang !== 'zh' || !words['a_' + head]) ? ` ${name}` : '');
}

export const state = { lang: localStorage.getItem('lang') || '', theme: localStorage.getItem('theme') || '' };

export const t = (key) => { const w = words[key]; return w ? w[state.lang === 'zh' ? 1 : 0] : key; };

export function setLanguage(lang) {
  state.lang = lang;
  localStorage.setItem('lang', lang);
  document.documentElement.lang = lang === 'zh' ? 'zh' : 'en';
  const skip = document.querySelector('.skip');
  if (skip) skip.textContent = t('skip');
}

export function setTheme(theme) {
  state.theme = theme;
  localStorage.setItem('theme', theme);
  applyTheme();
}

export function isDark() { return state.theme ? state.theme === 'dark' : !matchMedia('(prefers-color-scheme: light)').matches; }
export function applyTheme() { document.documentElement.dataset.theme = isDark() ? 'dark' : 'light'; }
