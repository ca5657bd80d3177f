/** Adds index-based keys to texts that may repeat but never move. */
export function withIndexKeys(texts: readonly string[]): { key: string; text: string }[] {
  return texts.map((text, index) => ({ key: `${index} ${text}`, text }));
}
