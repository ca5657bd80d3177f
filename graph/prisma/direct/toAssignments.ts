import { Prisma } from '../generated/client.ts';
import { toColumn } from './toColumn.ts';
import { toValue } from './toValue.ts';

/** Returns the assignments of `UPDATE … SET` for fields of a Prisma model. Undefined fields are omitted. */
export function toAssignments(fields: Record<string, unknown>): Prisma.Sql {
  const definedFields = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Prisma.join(
    definedFields.map(
      ([field, value]) => Prisma.sql`${Prisma.raw(`\`${toColumn(field)}\``)} = ${toValue(value)}`,
    ),
  );
}
