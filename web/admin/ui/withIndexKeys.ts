/** Texts by their place: two of a row may be the same, and none moves. */
export function keyed(texts: readonly string[]): { key: string; text: string }[] {
  return texts.map((text, at) => ({ key: `${at} ${text}`, text }));
}
