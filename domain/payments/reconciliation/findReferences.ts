/** Shorter references occur in texts by chance. */
const MIN_LENGTH = 6;
/** Maximum number of parts of a split reference, such as `JW 7K2M 94 TXQE`. */
const MAX_PARTS = 5;

/** Returns a reference in comparable form: letters and digits only, in upper case. */
export function normaliseReference(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '');
}

/** Returns everything in a customer's or bank's text that could be a reference, joined or with separators. */
export function findReferences(text: string): string[] {
  const parts = text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  return parts.flatMap((_part, from) => {
    const candidates = Array.from({ length: Math.min(MAX_PARTS, parts.length - from) }, (_, extraParts) =>
      parts.slice(from, from + extraParts + 1).join(''),
    );
    return candidates.filter(({ length }) => length >= MIN_LENGTH);
  });
}
