import type { Prisma } from '#graph/prisma/generated/client.ts';

type Value = string | number | boolean | null;

/** Those of the fields that differ, as they were and as they become; null when none does. A field left out stays. */
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
