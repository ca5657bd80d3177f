/** Font size of the grid, in px. */
const FONT_PX = 14;
const NARROW_EM = 0.32;
const DIGIT_EM = 0.62;
const WIDE_EM = 0.7;

/**
 * Returns an upper bound for the width of a text in the grid, in px. It is computed rather than measured, because it is
 * needed before the fonts are loaded.
 */
export function estimateTextWidth(text: string): number {
  const em = [...text].reduce((sum, character) => sum + estimateCharacterWidth(character), 0);
  return Math.ceil(em * FONT_PX);
}

function estimateCharacterWidth(character: string): number {
  if (/[\s,.:;'’|()]/.test(character)) return NARROW_EM;
  // Devanagari combining marks have no width.
  if (/\p{Mn}/u.test(character)) return 0;
  return /[\p{Nd}\p{Ll}]/u.test(character) ? DIGIT_EM : WIDE_EM;
}
