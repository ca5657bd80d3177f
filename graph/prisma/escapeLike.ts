/** A text for Prisma's `contains` and `startsWith`, which pass the wildcards of LIKE on as they are. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
