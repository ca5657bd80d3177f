/**
 * Joins names within a sentence: `rings, necklaces and earrings`, `औंठी, हार र झुम्का`. Browsers have no Intl lists
 * for Nepali.
 */
export function listInWords(names: readonly string[], joint: 'and' | 'or', language: string): string {
  if (language !== 'ne') {
    const type = joint === 'or' ? 'disjunction' : 'conjunction';
    return new Intl.ListFormat('en-GB', { type }).format(names);
  }
  const [last = '', ...others] = names.toReversed();
  return [others.toReversed().join(', '), last].filter(Boolean).join(joint === 'or' ? ' वा ' : ' र ');
}
