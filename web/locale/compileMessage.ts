/** A text, a placeholder or a choice, in the form that Lingui's runtime expects. */
type Token = string | [name: string] | [name: string, kind: 'select', cases: Cases];
type Cases = Record<string, Token[]>;

/** Name of the value that holds `name` in the language's digits; `LocalisedI18n` adds it. */
export function formattedName(name: string): string {
  return `#${name}`;
}

/** Name of the value that is `one` or `other` for the count `name`. English and Nepali have no other plural forms. */
export function pluralName(name: string): string {
  return `#${name} is`;
}

/**
 * Name of the value with the plain count, for exact cases such as `=0`, because `name` may be in the language's
 * digits.
 */
export function countName(name: string): string {
  return `#${name} =`;
}

/**
 * Compiles the subset of ICU MessageFormat that this project uses: `{name}`, `{count, number}`, `{kind, select, gold
 * {…} other {…}}` and `{count, plural, =0 {…} one {# piece} other {# pieces}}`. Lingui's own compiler is larger than
 * the rest of Lingui, and its plurals load `Intl` while a phone renders the first screen. This one chooses by values
 * that `LocalisedI18n` adds.
 */
export function compileMessage(message: string): Token[] {
  let at = 0;
  return tokens();

  /** `numberName` is the value that `#` represents. */
  function tokens(counted?: string): Token[] {
    const result: Token[] = [];
    while (at < message.length && message[at] !== '}') result.push(token(counted));
    return result;
  }

  function token(counted: string | undefined): Token {
    if (message[at] === '{') return placeholder();
    if (message[at] === '#') {
      at++;
      return counted === undefined ? '#' : [formattedName(counted)];
    }
    return readUntil('{}#').replaceAll("''", "'");
  }

  function placeholder(): Token {
    at++;
    const [name = '', kind = '', key = ''] = readUntil('{}')
      .split(',')
      .map((part) => part.trim());
    if (kind === 'select') return [name, 'select', cases(key)];
    if (kind === 'plural') return choiceByCount(name, cases(key, name));
    at++;
    return [kind === 'number' ? formattedName(name) : name];
  }

  /** `key` precedes the opening brace of the first case. */
  function cases(key: string, counted?: string): Cases {
    const result: Cases = {};
    while (message[at] === '{') {
      at++;
      result[key.trim()] = tokens(counted);
      at++;
      key = readUntil('{}');
    }
    at++;
    return result;
  }

  function readUntil(terminators: string): string {
    const start = at;
    while (at < message.length && !terminators.includes(message.charAt(at))) at++;
    return message.slice(start, at);
  }
}

/** Compares exact cases such as `=0` first, then the plural form. */
function choiceByCount(name: string, { one, other = [], ...exact }: Cases): Token {
  const numbers = Object.entries(exact).map(([key, tokens]) => [key.replace('=', ''), tokens]);
  const pluralChoice: Token = [pluralName(name), 'select', { one: one ?? other, other }];
  return [countName(name), 'select', { ...Object.fromEntries(numbers), other: [pluralChoice] }];
}
