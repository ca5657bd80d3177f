/**
 * Returns the parts of a documented response that the actual one lacks. `…` matches any text or the rest of a text.
 * Undocumented fields are ignored.
 */
export function findDifferences(documentedValue: unknown, actualValue: unknown, path = ''): string[] {
  if (typeof documentedValue === 'string' && documentedValue.includes('…'))
    return matchesPattern(documentedValue, actualValue) ? [] : [path];
  if (
    typeof documentedValue !== 'object' ||
    documentedValue === null ||
    typeof actualValue !== 'object' ||
    actualValue === null
  )
    return documentedValue === actualValue ? [] : [`${path}: ${JSON.stringify(actualValue)}`];
  if (
    Array.isArray(documentedValue) &&
    (!Array.isArray(actualValue) || documentedValue.length !== actualValue.length)
  )
    return [`${path}: ${JSON.stringify(actualValue)}`];
  return Object.entries(documentedValue).flatMap(([key, part]) =>
    findDifferences(part, (actualValue as Record<string, unknown>)[key], path ? `${path}.${key}` : key),
  );
}

function matchesPattern(documentedValue: string, actualValue: unknown): boolean {
  const [start = '', end = ''] = documentedValue.split('…');
  return typeof actualValue === 'string' && actualValue.startsWith(start) && actualValue.endsWith(end);
}
