/** Escapes LIKE wildcards for Prisma's `contains` and `startsWith`, which do not. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
