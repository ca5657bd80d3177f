/** Returns the value to write for a Prisma field. Objects become JSON. */
export function toValue(value: unknown): unknown {
  if (value === undefined) return null;
  const isJson = typeof value === 'object' && value !== null && !(value instanceof Date);
  return isJson ? JSON.stringify(value) : value;
}
