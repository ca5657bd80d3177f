/** What a field of a Prisma model is called in the database: in small letters with underscores. */
export function toColumn(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
