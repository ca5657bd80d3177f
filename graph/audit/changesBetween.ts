import type { Prisma } from '#graph/prisma/generated/client.ts';

type Value = string | number | boolean | null;

/**
 * Returns the given fields that change, with their old and new values; null if there are none. Fields left out do not
 * change.
 */
export function getChangesBetween<Field extends string>(
  row: Record<Field, Value>,
  newValues: { [Key in Field]?: Value | undefined },
): { before: Prisma.InputJsonObject; after: Prisma.InputJsonObject } | null {
  const changedNames = (Object.keys(newValues) as Field[]).filter(
    (field) => newValues[field] !== undefined && newValues[field] !== row[field],
  );
  if (changedNames.length === 0) return null;
  return {
    before: Object.fromEntries(changedNames.map((field) => [field, row[field]])),
    after: Object.fromEntries(changedNames.map((field) => [field, newValues[field] ?? null])),
  };
}
