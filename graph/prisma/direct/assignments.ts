import { Prisma } from '../generated/client.ts';
import { toColumn } from './toColumn.ts';
import { toValue } from './toValue.ts';

/** What `UPDATE … SET` takes, of the fields of a Prisma model; one that is undefined stays as it is. */
export function assignments(fields: Record<string, unknown>): Prisma.Sql {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Prisma.join(
    given.map(([field, value]) => Prisma.sql`${Prisma.raw(`\`${toColumn(field)}\``)} = ${toValue(value)}`),
  );
}
