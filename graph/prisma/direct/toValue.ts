/** What a field of a Prisma model is written as; a structure as its JSON. */
export function toValue(value: unknown): unknown {
  if (value === undefined) return null;
  const isJson = typeof value === 'object' && value !== null && !(value instanceof Date);
  return isJson ? JSON.stringify(value) : value;
}
