/** Shorter ones stand in a text by chance. */
const SHORTEST = 6;
/** In how many pieces a name may stand in a text, such as `JW 7K2M 94 TXQE`. */
const MOST_PIECES = 5;

/** A name as it is compared: letters and figures alone, in capitals. */
export function plainName(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '');
}

/** All that could be a name in a text that a buyer or a bank wrote, with or without what stands between its pieces. */
export function namesIn(text: string): string[] {
  const pieces = text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  return pieces.flatMap((_piece, from) => {
    const runs = Array.from({ length: Math.min(MOST_PIECES, pieces.length - from) }, (_, more) =>
      pieces.slice(from, from + more + 1).join(''),
    );
    return runs.filter(({ length }) => length >= SHORTEST);
  });
}
