package unionarena

// reasons tells of the words of the card API that one card alone uses why the API has them: what the rules know, and no
// other word can say.
var reasons = map[string]string{}

// examples show the words of the card API that are not verbs or queries, each as a script that a card could have.
var examples = map[string]string{}
