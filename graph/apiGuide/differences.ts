/**
 * Returns the parts of a documented response that the actual one lacks. `…` matches any text, or the rest of one;
 * undocumented fields are ignored.
 */
export function differences(written: unknown, given: unknown, path = ''): string[] {
  if (typeof written === 'string' && written.includes('…')) return isLike(written, given) ? [] : [path];
  if (typeof written !== 'object' || written === null || typeof given !== 'object' || given === null)
    return written === given ? [] : [`${path}: ${JSON.stringify(given)}`];
  if (Array.isArray(written) && (!Array.isArray(given) || written.length !== given.length))
    return [`${path}: ${JSON.stringify(given)}`];
  return Object.entries(written).flatMap(([key, part]) =>
    differences(part, (given as Record<string, unknown>)[key], path ? `${path}.${key}` : key),
  );
}

function isLike(written: string, given: unknown): boolean {
  const [start = '', end = ''] = written.split('…');
  return typeof given === 'string' && given.startsWith(start) && given.endsWith(end);
}
