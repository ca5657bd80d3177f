import type { Reading } from '#graph/context.ts';
import type { Deletion, DeletionKind, Prisma } from '#graph/prisma/generated/client.ts';
import type { DeletionConnection } from '#graph/schema/schema.generated.ts';
import { asc, instant, type Keyset, keyset, text } from './keyset.ts';
import type { PageArgs } from './page.ts';
import { readChanges } from './readChanges.ts';

const asDeleted: Keyset<Deletion, Prisma.DeletionWhereInput> = keyset({
  deletedAt: asc(instant),
  id: asc(text),
});

/** A page of what of a kind is no more. */
export async function listDeletions(
  { prisma }: Pick<Reading, 'prisma'>,
  kind: DeletionKind,
  { from, ...args }: PageArgs & { from?: Date | null },
): Promise<DeletionConnection> {
  const where = { kind };
  const { edges, pageInfo } = await readChanges(prisma, prisma.deletion, {
    ...args,
    where,
    order: asDeleted,
    at: 'deletedAt',
    from,
  });
  return {
    edges: edges.map(({ cursor, node: { subjectId, label, deletedAt } }) => ({
      cursor,
      node: { id: subjectId, label, deletedAt },
    })),
    pageInfo,
  };
}
