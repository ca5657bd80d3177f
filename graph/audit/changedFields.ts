import type { Prisma } from '#graph/prisma/generated/client.ts';

type Values = Record<string, unknown>;

/** Returns the fields of `after` that differ from `before`, with their old and new values; null if there are none. */
export function getChangedFields(
  before: Values,
  after: Values,
): { before: Prisma.InputJsonObject; after: Prisma.InputJsonObject } | null {
  const oldValues = toPlainValues(before);
  const newValues = toPlainValues(after);
  const changedNames = Object.keys(newValues).filter(
    (field) => JSON.stringify(oldValues[field]) !== JSON.stringify(newValues[field]),
  );
  if (changedNames.length === 0) return null;
  const pickChangedValues = (values: Values) =>
    Object.fromEntries(changedNames.map((field) => [field, values[field] ?? null])) as Prisma.InputJsonObject;
  return { before: pickChangedValues(oldValues), after: pickChangedValues(newValues) };
}

/** Converts dates to text, as they are stored in JSON. */
function toPlainValues(values: Values): Values {
  return JSON.parse(JSON.stringify(values));
}
