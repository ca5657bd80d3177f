import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Location } from '#graph/prisma/generated/client.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { OrderLocationsInput } from '#graph/schema/schema.generated.ts';
import { listLocations } from './listLocations.ts';

/** Says in which order orders take from the locations. */
export function orderLocations(context: GraphContext, { ids }: OrderLocationsInput): Promise<Location[]> {
  return inTransaction(context.prisma, async (tx) => {
    await tx.$queryRaw`SELECT id FROM locations ORDER BY id FOR UPDATE`;
    const before = await listLocations(tx, { withInactive: true });
    const isWhole = ids.length === before.length && before.every(({ id }) => ids.includes(id));
    if (!isWhole) throw new DomainError('LOCATIONS_INCOMPLETE', 'ids');
    for (const [position, id] of ids.entries())
      await tx.location.update({ where: { id }, data: { position } });
    const after = await listLocations(tx, { withInactive: true });
    await recordAudit(tx, context, {
      action: 'location.order',
      entity: 'Location',
      entityId: 'all',
      before: { order: before.map(({ name }) => name) },
      after: { order: after.map(({ name }) => name) },
    });
    return after;
  });
}
