/** A text, the place of a value, or a choice by a value: the form in which Lingui's runtime takes a message. */
type Token = string | [name: string] | [name: string, kind: 'select', cases: Cases];
type Cases = Record<string, Token[]>;

/** The value that is `name` in figures; `LocalisedI18n` adds it to what a message is given. */
export function asWritten(name: string): string {
  return `#${name}`;
}

/** The value that says whether the count `name` is `one` or `other`, which is all that our languages tell apart. */
export function asOneOrOther(name: string): string {
  return `#${name} is`;
}

/** The value of the count `name` itself, for `=0` and the like: `name` may be in figures of another language. */
export function asCompared(name: string): string {
  return `#${name} =`;
}

/**
 * Reads what our texts use of ICU MessageFormat: `{name}`, `{count, number}`, `{kind, select, gold {…} other {…}}` and
 * `{count, plural, =0 {…} one {# piece} other {# pieces}}`. Lingui's own compiler weighs more than the rest of Lingui,
 * and its counts wake `Intl` while a phone is busy with the first screen: ours choose by values that `LocalisedI18n` adds.
 */
export function compileMessage(message: string): Token[] {
  let at = 0;
  return tokens();

  /** `counted` is what a `#` stands for. */
  function tokens(counted?: string): Token[] {
    const found: Token[] = [];
    while (at < message.length && message[at] !== '}') found.push(token(counted));
    return found;
  }

  function token(counted: string | undefined): Token {
    if (message[at] === '{') return place();
    if (message[at] === '#') {
      at++;
      return counted === undefined ? '#' : [asWritten(counted)];
    }
    return until('{}#').replaceAll("''", "'");
  }

  function place(): Token {
    at++;
    const [name = '', kind = '', key = ''] = until('{}')
      .split(',')
      .map((part) => part.trim());
    if (kind === 'select') return [name, 'select', cases(key)];
    if (kind === 'plural') return choiceByCount(name, cases(key, name));
    at++;
    return [kind === 'number' ? asWritten(name) : name];
  }

  /** `key` stands before the brace that opens the first case. */
  function cases(key: string, counted?: string): Cases {
    const found: Cases = {};
    while (message[at] === '{') {
      at++;
      found[key.trim()] = tokens(counted);
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

/** `=0` and the like first, and by grammar what none of them names. */
function choiceByCount(name: string, { one, other = [], ...exact }: Cases): Token {
  const numbers = Object.entries(exact).map(([key, tokens]) => [key.replace('=', ''), tokens]);
  const byGrammar: Token = [asOneOrOther(name), 'select', { one: one ?? other, other }];
  return [asCompared(name), 'select', { ...Object.fromEntries(numbers), other: [byGrammar] }];
}
