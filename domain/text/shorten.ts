/** Code units to read after the cut, so that the character at the cut is complete. */
const LOOKAHEAD = 64;

let graphemeSegmenter: Intl.Segmenter | undefined;

/**
 * Returns the beginning of a text, at most `max` UTF-16 code units long. It ends before a character that would be
 * cut: an emoji, a letter with its marks, a surrogate pair.
 */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  return text.slice(0, findStartOfCharacter(text.slice(0, max + LOOKAHEAD), max));
}

/** Like `shorten`, but counts code points, like the database. */
export function shortenToCodePoints(text: string, max: number): string {
  let end = 0;
  let count = 0;
  for (const codePoint of text) {
    if (count === max) return shorten(text, end);
    end += codePoint.length;
    count += 1;
  }
  return text;
}

/**
 * Returns the start of the character at an index. If one character fills the entire text before the index, returns the
 * start of its code point instead.
 */
function findStartOfCharacter(text: string, position: number): number {
  // Created on first use, since Intl is slow to start on a phone.
  if ('Segmenter' in Intl) graphemeSegmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return graphemeSegmenter?.segment(text).containing(position)?.index || findStartOfCodePoint(text, position);
}

function findStartOfCodePoint(text: string, position: number): number {
  return position > 0 && (text.codePointAt(position - 1) ?? 0) > 0xffff ? position - 1 : position;
}
