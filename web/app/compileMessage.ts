/** A text, the place of a value, or a choice by a value: the form in which Lingui's runtime takes a message. */
type Token = string | [name: string] | [name: string, kind: string, cases: Record<string, Token[]>];

const CHOICES = ['plural', 'select', 'selectordinal'];

/**
 * Reads what our texts use of ICU MessageFormat: `{name}` and `{count, plural, one {# piece} other {# pieces}}`.
 * Lingui's own compiler also knows dates and numbers, and weighs more than the rest of Lingui.
 */
export function compileMessage(message: string): Token[] {
  let at = 0;
  return tokens();

  function tokens(): Token[] {
    const found: Token[] = [];
    while (at < message.length && message[at] !== '}') found.push(token());
    return found;
  }

  function token(): Token {
    if (message[at] === '{') return place();
    if (message[at] === '#') return message.slice(at, ++at);
    return until('{}#').replaceAll("''", "'");
  }

  function place(): Token {
    at++;
    const [name = '', kind = '', key = ''] = until('{}').split(',');
    if (CHOICES.includes(kind.trim())) return [name.trim(), kind.trim(), cases(key)];
    at++;
    return [name.trim()];
  }

  /** `key` stands before the brace that opens the first case. */
  function cases(key: string): Record<string, Token[]> {
    const found: Record<string, Token[]> = {};
    while (message[at] === '{') {
      at++;
      found[key.replace('=', '').trim()] = tokens();
      at++;
      key = until('{}');
    }
    at++;
    return found;
  }

  function until(ends: string): string {
    const start = at;
    while (at < message.length && !ends.includes(message.charAt(at))) at++;
    return message.slice(start, at);
  }
}
