import type { Prisma } from '#graph/prisma/generated/client.ts';

type Value = string | number | boolean | null;

/**
 * Returns the given fields that change, with their old and new values; null if none does. Fields left out do not
 * change.
 */
export function changesBetween<Field extends string>(
  row: Record<Field, Value>,
  given: { [Key in Field]?: Value | undefined },
): { before: Prisma.InputJsonObject; after: Prisma.InputJsonObject } | null {
  const changed = (Object.keys(given) as Field[]).filter(
    (field) => given[field] !== undefined && given[field] !== row[field],
  );
  if (changed.length === 0) return null;
  return {
    before: Object.fromEntries(changed.map((field) => [field, row[field]])),
    after: Object.fromEntries(changed.map((field) => [field, given[field] ?? null])),
  };
}
