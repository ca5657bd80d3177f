import type { Prisma } from '#graph/prisma/generated/client.ts';

type Values = Record<string, unknown>;

/** The fields of `after` that differ from `before`, as they were and as they are; null when none does. */
export function changedFields(
  before: Values,
  after: Values,
): { before: Prisma.InputJsonObject; after: Prisma.InputJsonObject } | null {
  const was = plain(before);
  const is = plain(after);
  const changed = Object.keys(is).filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]));
  if (changed.length === 0) return null;
  const only = (values: Values) =>
    Object.fromEntries(changed.map((field) => [field, values[field] ?? null])) as Prisma.InputJsonObject;
  return { before: only(was), after: only(is) };
}

/** As JSON keeps it: dates as text. */
function plain(values: Values): Values {
  return JSON.parse(JSON.stringify(values));
}
