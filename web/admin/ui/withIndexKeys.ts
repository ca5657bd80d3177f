/** Adds keys by index to texts that can repeat and do not move. */
export function withIndexKeys(texts: readonly string[]): { key: string; text: string }[] {
  return texts.map((text, at) => ({ key: `${at} ${text}`, text }));
}
