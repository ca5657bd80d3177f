/** The names that a staff role keeps: a list, or what a statement beside Prisma answers of one. */
export function readPermissions(kept: unknown): string[] {
  const list: unknown = typeof kept === 'string' ? JSON.parse(kept) : kept;
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}
