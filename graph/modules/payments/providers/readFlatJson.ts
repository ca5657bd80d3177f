/**
 * Reads the members of an object of plain values: unescaped strings, numbers as written, `null` left out. Returns null
 * for any other text, and for one with a duplicate member.
 *
 * Providers sign the text of an amount, so `1000.0` must not become a number, which would be 1000.
 */
export function readFlatJson(text: string): ReadonlyMap<string, string> | null {
  if (!isJson(text)) return null;
  const members = new Map<string, string>();
  const names = new Set<string>();
  const body = text.trim().replace(/^\{|\}$/g, '');
  if (body.length + 2 !== text.trim().length) return null;
  MEMBER.lastIndex = 0;
  while (MEMBER.lastIndex < body.trimEnd().length) {
    const [, quoted = '', value = ''] = MEMBER.exec(body) ?? [];
    if (!quoted) return null;
    const name: string = JSON.parse(quoted);
    if (names.has(name)) return null;
    names.add(name);
    if (value !== 'null') members.set(name, value.startsWith('"') ? JSON.parse(value) : value);
  }
  return members;
}

const MEMBER =
  /\s*("(?:[^"\\]|\\.)*")\s*:\s*("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)\s*(?:,|$)/y;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
