/** Adds index-based keys to texts that may repeat but never move. */
export function addIndexKeys(texts: readonly string[]): { key: string; text: string }[] {
  return texts.map((text, index) => ({ key: `${index} ${text}`, text }));
}
