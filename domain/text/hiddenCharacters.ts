/**
 * Invisible characters: zero-width characters, soft hyphens, fillers, direction marks and annotations. Variation
 * selectors after a base character, and the joiners of Devanagari and emoji, are excluded because they change what is
 * displayed.
 */
const HIDDEN_CHARACTER = new RegExp(
  [
    String.raw`(?![\u200C\u200D\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}`,
    String.raw`[\uFFF9-\uFFFB]`,
    String.raw`(?<![\p{L}\p{N}\p{P}\p{S}\p{M}])[\uFE00-\uFE0F]`,
    String.raw`(?<![\p{Script=Devanagari}]|[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F](?=\u200D\p{Extended_Pictographic}))[\u200C\u200D]`,
    // A joiner needs a preceding character, except after a halant displayed at the end of a word.
    String.raw`(?<!\u094D|[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D](?!\p{Script=Devanagari})`,
  ].join('|'),
  'gu',
);

/** A visible character. The blank Braille pattern is excluded because Unicode classes it as a symbol. */
const VISIBLE_CHARACTER = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/** Returns true if a text contains invisible characters or consists of nothing visible. False if it is empty. */
export function hasHiddenCharacters(text: string): boolean {
  return text.search(HIDDEN_CHARACTER) >= 0 || (text.trim() !== '' && !VISIBLE_CHARACTER.test(text));
}

/** Removes invisible characters. Needed for texts stored before the store rejected these characters. */
export function removeHiddenCharacters(text: string): string {
  return text.replace(HIDDEN_CHARACTER, '');
}
