/** A text, a placeholder or a choice, in the form that Lingui's runtime expects. */
type Token = string | [name: string] | [name: string, kind: 'select', cases: Cases];
type Cases = Record<string, Token[]>;

/**
 * Returns the key of the value that holds the number `name` in the language's digits. `LocalisedI18n` adds this value.
 */
export function getFormattedName(name: string): string {
  return `#${name}`;
}

/**
 * Returns the key of the value that holds the plural form, `one` or `other`, of the count `name`. English and Nepali
 * have no other plural forms.
 */
export function getPluralName(name: string): string {
  return `#${name} is`;
}

/**
 * Returns the key of the value that holds the count as a plain number. Exact cases such as `=0` need it, because `name`
 * may be in the language's digits.
 */
export function getCountName(name: string): string {
  return `#${name} =`;
}

/**
 * Compiles the subset of ICU MessageFormat that this project uses: `{name}`, `{count, number}`, `{kind, select, gold
 * {…} other {…}}` and `{count, plural, =0 {…} one {# piece} other {# pieces}}`. Lingui's own compiler is larger than
 * the rest of Lingui, and its plurals load `Intl` while a phone renders the first screen. This compiler selects plurals
 * by values that `LocalisedI18n` adds.
 */
export function compileMessage(message: string): Token[] {
  let position = 0;
  return parseTokens();

  /** `numberName` is the value that `#` represents. */
  function parseTokens(numberName?: string): Token[] {
    const result: Token[] = [];
    while (position < message.length && message[position] !== '}') result.push(parseToken(numberName));
    return result;
  }

  function parseToken(numberName: string | undefined): Token {
    if (message[position] === '{') return parsePlaceholder();
    if (message[position] === '#') {
      position++;
      return numberName === undefined ? '#' : [getFormattedName(numberName)];
    }
    return readUntil('{}#').replaceAll("''", "'");
  }

  function parsePlaceholder(): Token {
    position++;
    const [name = '', kind = '', key = ''] = readUntil('{}')
      .split(',')
      .map((part) => part.trim());
    if (kind === 'select') return [name, 'select', parseCases(key)];
    if (kind === 'plural') return createCountChoice(name, parseCases(key, name));
    position++;
    return [kind === 'number' ? getFormattedName(name) : name];
  }

  /** `key` precedes the opening brace of the first case. */
  function parseCases(key: string, numberName?: string): Cases {
    const result: Cases = {};
    while (message[position] === '{') {
      position++;
      result[key.trim()] = parseTokens(numberName);
      position++;
      key = readUntil('{}');
    }
    position++;
    return result;
  }

  function readUntil(terminators: string): string {
    const start = position;
    while (position < message.length && !terminators.includes(message.charAt(position))) position++;
    return message.slice(start, position);
  }
}

/** Matches exact cases such as `=0` first, then the plural form. */
function createCountChoice(name: string, { one, other = [], ...exact }: Cases): Token {
  const numbers = Object.entries(exact).map(([key, tokens]) => [key.replace('=', ''), tokens]);
  const pluralChoice: Token = [getPluralName(name), 'select', { one: one ?? other, other }];
  return [getCountName(name), 'select', { ...Object.fromEntries(numbers), other: [pluralChoice] }];
}
