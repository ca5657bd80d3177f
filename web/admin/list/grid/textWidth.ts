/** Of the grid's text, px. */
const FONT_PX = 14;
const NARROW_EM = 0.32;
const DIGIT_EM = 0.62;
const WIDE_EM = 0.7;

/** How wide a text is at most in the grid, px: reckoned rather than measured, since it has to hold before the fonts are there. */
export function textWidth(text: string): number {
  const em = [...text].reduce((sum, character) => sum + emOf(character), 0);
  return Math.ceil(em * FONT_PX);
}

function emOf(character: string): number {
  if (/[\s,.:;'’|()]/.test(character)) return NARROW_EM;
  // A mark of Devanagari stands on the letter before it.
  if (/\p{Mn}/u.test(character)) return 0;
  return /[\p{Nd}\p{Ll}]/u.test(character) ? DIGIT_EM : WIDE_EM;
}
