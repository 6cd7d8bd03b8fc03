// Speaking to the server: the token is in the address of the page, and goes with every request.

export const token = location.pathname.split('/')[2] || '';
const root = `/t/${token}/api/`;

const say = (english, chinese) => (document.documentElement.lang === 'zh' ? chinese : english);

export class Problem extends Error {
  constructor(body, status) {
    super(body.error || say(`the server answered ${status}`, `服务器回答${status}`));
    this.status = status;
    this.stale = Boolean(body.stale);
    this.rule = body.rule || '';
    this.body = body;
  }
}

async function ask(path, options) {
  let answer;
  try {
    answer = await fetch(root + path, options);
  } catch {
    throw new Problem({ error: say('The workbench does not answer. Is cardlathe dev still running?', '工作台没有响应。cardlathe dev还在运行吗？') }, 0);
  }
  const body = await answer.json().catch(() => ({ error: say('The answer of the workbench cannot be read.', '无法读取工作台的回答。') }));
  if (!answer.ok) throw new Problem(body, answer.status);
  return body;
}

const query = (args) => {
  const list = Object.entries(args || {}).filter(([, v]) => v !== undefined && v !== null && v !== '');
  return list.length ? '?' + new URLSearchParams(list) : '';
};

export const get = (path, args) => ask(path + query(args));
export const post = (path, body) => ask(path + query({ lang: document.documentElement.lang }).replace('?', path.includes('?') ? '&' : '?'), { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

// stream opens the server's events and keeps them open. It is closed while the page is out of sight, since browsers allow a server
// only a few of them, and whoever comes back gets everything anew.
export function stream(path, args, handlers) {
  let source = null, over = false, delay = 300, timer = 0;
  const open = () => {
    if (over || source || document.hidden) return;
    source = new EventSource(root + path + query(args));
    source.onopen = () => { delay = 300; handlers.open?.(); };
    source.onerror = async () => {
      source?.close();
      source = null;
      handlers.lost?.(false);
      clearTimeout(timer);
      // A server that was begun anew does not know this link.
      const there = await fetch(root + 'me').catch(() => null);
      if (there && there.status === 404) {
        over = true;
        handlers.lost?.(true);
        return;
      }
      clearTimeout(timer);
      timer = setTimeout(open, delay);
      delay = Math.min(delay * 2, 5000);
    };
    for (const [kind, f] of Object.entries(handlers)) {
      if (kind !== 'open' && kind !== 'lost') source.addEventListener(kind, (e) => f(JSON.parse(e.data), e));
    }
  };
  const sight = () => {
    if (!document.hidden) open();
    else if (!document.documentElement.dataset.keep) { source?.close(); source = null; }
  };
  document.addEventListener('visibilitychange', sight);
  open();
  return {
    close() { over = true; clearTimeout(timer); source?.close(); source = null; document.removeEventListener('visibilitychange', sight); },
    // drop loses the connection, as a network does.
    drop() { source?.onerror?.(); },
  };
}
