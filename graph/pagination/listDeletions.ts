import type { Reading } from '#graph/context.ts';
import type { Deletion, DeletionKind, Prisma } from '#graph/prisma/generated/client.ts';
import type { DeletionConnection } from '#graph/schema/schema.generated.ts';
import { asc, instant, type Keyset, keyset, text } from './keyset.ts';
import type { PageArgs } from './page.ts';
import { readChanges } from './readChanges.ts';

/** What of a kind is no more, in the order in which it went. */
function asDeleted(kind: DeletionKind): Keyset<Deletion, Prisma.DeletionWhereInput> {
  return keyset({ deletedAt: asc(instant), id: asc(text) }, kind);
}

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
    order: asDeleted(kind),
    at: 'deletedAt',
    from,
    isWhole: true,
  });
  return {
    edges: edges.map(({ cursor, node: { subjectId, label, deletedAt } }) => ({
      cursor,
      node: { id: subjectId, label, deletedAt },
    })),
    pageInfo,
  };
}
