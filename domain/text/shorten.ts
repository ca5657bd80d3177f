/** Characters that a text may go on after the cut, so that the one at the cut is seen whole. */
const BEYOND = 64;

let graphemes: Intl.Segmenter | undefined;

/**
 * The beginning of a text, at most `most` UTF-16 units long. It ends before a character that would be cut: an emoji, a letter
 * with its marks, a pair of surrogates.
 */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  return text.slice(0, startOfCharacter(text.slice(0, most + BEYOND), most));
}

/** As `shorten`, but at most `most` code points long, as the database counts. */
export function shortenToPoints(text: string, most: number): string {
  let end = 0;
  let count = 0;
  for (const point of text) {
    if (count === most) return shorten(text, end);
    end += point.length;
    count += 1;
  }
  return text;
}

/** Where the character begins that stands at a place. One that fills all of the text before it is cut between code points. */
function startOfCharacter(text: string, at: number): number {
  // Made at its first use: a phone takes long to wake Intl.
  if ('Segmenter' in Intl) graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return graphemes?.segment(text).containing(at)?.index || startOfPoint(text, at);
}

function startOfPoint(text: string, at: number): number {
  return at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at;
}
