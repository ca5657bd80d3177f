/**
 * Joins names within a sentence: `rings, necklaces and earrings`, `औंठी, हार र झुम्का`. Browsers have no Intl list
 * formats for Nepali.
 */
export function listInWords(names: readonly string[], conjunction: 'and' | 'or', language: string): string {
  if (language !== 'ne') {
    const type = conjunction === 'or' ? 'disjunction' : 'conjunction';
    return new Intl.ListFormat('en-GB', { type }).format(names);
  }
  const [last = '', ...otherNames] = names.toReversed();
  return [otherNames.toReversed().join(', '), last]
    .filter(Boolean)
    .join(conjunction === 'or' ? ' वा ' : ' र ');
}
