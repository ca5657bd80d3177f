/**
 * Reads the members of a JSON object of plain values. Strings are unescaped, numbers stay as written, and `null`
 * members are omitted. Returns null for any other text, and for an object with a duplicate member.
 *
 * Providers sign the text of an amount, so `1000.0` must not be converted to the number 1000.
 */
export function readFlatJson(text: string): ReadonlyMap<string, string> | null {
  if (!isJson(text)) return null;
  const members = new Map<string, string>();
  const names = new Set<string>();
  const body = text.trim().replace(/^\{|\}$/g, '');
  if (body.length + 2 !== text.trim().length) return null;
  MEMBER_PATTERN.lastIndex = 0;
  while (MEMBER_PATTERN.lastIndex < body.trimEnd().length) {
    const [, quoted = '', value = ''] = MEMBER_PATTERN.exec(body) ?? [];
    if (!quoted) return null;
    const name: string = JSON.parse(quoted);
    if (names.has(name)) return null;
    names.add(name);
    if (value !== 'null') members.set(name, value.startsWith('"') ? JSON.parse(value) : value);
  }
  return members;
}

const MEMBER_PATTERN =
  /\s*("(?:[^"\\]|\\.)*")\s*:\s*("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)\s*(?:,|$)/y;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
