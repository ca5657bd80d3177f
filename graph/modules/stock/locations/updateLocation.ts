import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { locationSchema } from '#domain/stock/locationSchema.ts';
import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { changedFields } from '#graph/audit/changedFields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Location } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { UpdateLocationInput } from '#graph/schema/schema.generated.ts';
import { holdPiecesOf, sumUpAgain } from './sumUpAgain.ts';
import { withNameFree } from './withNameFree.ts';

/** Changes what the input names; where that decides what is for sale, the sums of what it holds follow in the same transaction. */
export function updateLocation(
  context: GraphContext,
  { id, version, ...input }: UpdateLocationInput,
): Promise<Location> {
  return withNameFree(() =>
    context.work(
      async (work) => {
        // Before the location, as whoever moves pieces holds them.
        await holdPiecesOf(work.db, id);
        await work.db.$queryRaw`SELECT id FROM locations WHERE id = ${id} FOR UPDATE`;
        const saved = await work.db.location.findUnique({ where: { id } });
        if (!saved) throw new DomainError('LOCATION_NOT_FOUND', 'id');
        assertVersion(saved, version);

        const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));
        const fields = {
          ...parseInput(locationSchema, { ...saved, ...given }),
          isActive: input.isActive ?? saved.isActive,
        };
        if (id === MAIN_LOCATION_ID && !(fields.isActive && fields.servesOrders))
          throw new DomainError('MAIN_LOCATION_STAYS', fields.isActive ? 'servesOrders' : 'isActive');
        if (saved.isActive && !fields.isActive) await expectEmpty(work.db, id);

        const changed = changedFields({ ...saved }, fields);
        if (!changed) return saved;
        const location = await work.db.location.update({
          where: { id },
          data: { ...fields, version: { increment: 1 } },
        });
        if (serves(saved) !== serves(location)) await sumUpAgain(work, id);
        await recordAudit(work.db, context, {
          action: 'location.update',
          entity: 'Location',
          entityId: id,
          ...changed,
        });
        return location;
      },
      // What others have changed while this waited is read, not what there was before.
      { isolationLevel: 'ReadCommitted' },
    ),
  );
}

function serves({ isActive, servesOrders }: Pick<Location, 'isActive' | 'servesOrders'>): boolean {
  return isActive && servesOrders;
}

async function expectEmpty(tx: Transaction, locationId: string): Promise<void> {
  const { _sum } = await tx.stockLevel.aggregate({ where: { locationId }, _sum: { quantity: true } });
  const count = _sum.quantity ?? 0;
  if (count > 0) throw new DomainError('LOCATION_HOLDS_PIECES', { count }, 'isActive');
  const ends = { OR: [{ fromId: locationId }, { toId: locationId }] };
  const transfer = await tx.stockTransfer.findFirst({
    where: { ...ends, status: { in: ['DRAFT', 'SENT'] } },
    select: { id: true },
  });
  const take = await tx.stockTake.findFirst({ where: { locationId, status: 'OPEN' }, select: { id: true } });
  if (transfer ?? take) throw new DomainError('LOCATION_AWAITS_PIECES', 'isActive');
}
