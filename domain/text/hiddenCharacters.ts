/**
 * What takes no room: zero-width letters, soft hyphens, fillers, what turns the direction of writing, and what annotates.
 * Variation selectors after what they vary, and the joiners of Devanagari and of emoji, are part of what is seen.
 */
const HIDDEN = new RegExp(
  [
    String.raw`(?![\u200C\u200D\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}`,
    String.raw`[\uFFF9-\uFFFB]`,
    String.raw`(?<![\p{L}\p{N}\p{P}\p{S}\p{M}])[\uFE00-\uFE0F]`,
    String.raw`(?<![\p{Script=Devanagari}]|[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F](?=\u200D\p{Extended_Pictographic}))[\u200C\u200D]`,
    // Nothing may be joined to them, but a halant that is to be seen ends its word with one.
    String.raw`(?<!\u094D|[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\u200C\u200D](?!\p{Script=Devanagari})`,
  ].join('|'),
  'gu',
);

/** What shows something; the blank of Braille only looks like a letter to programs. */
const VISIBLE = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text that people read holds what they cannot see, or nothing else. An empty one does not. */
export function hidesSomething(text: string): boolean {
  return text.search(HIDDEN) >= 0 || (text.trim() !== '' && !VISIBLE.test(text));
}

/** The text as it is seen, for what was written before it was looked at. */
export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, '');
}
