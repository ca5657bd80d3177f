import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Location } from '#graph/prisma/generated/client.ts';
import type { ReorderLocationsInput } from '#graph/schema/schema.generated.ts';
import { listLocations } from './listLocations.ts';

/** Says in which order orders take from the locations. */
export function reorderLocations(context: GraphContext, { ids }: ReorderLocationsInput): Promise<Location[]> {
  return context.work(async (work) => {
    await work.db.$queryRaw`SELECT id FROM locations ORDER BY id FOR UPDATE`;
    const before = await listLocations(work.db, { withInactive: true });
    const isWhole = ids.length === before.length && before.every(({ id }) => ids.includes(id));
    if (!isWhole) throw new DomainError('LOCATIONS_INCOMPLETE', 'ids');
    for (const [position, id] of ids.entries())
      await work.db.location.update({ where: { id }, data: { position } });
    const after = await listLocations(work.db, { withInactive: true });
    await recordAudit(work.db, context, {
      action: 'location.order',
      entity: 'Location',
      entityId: 'all',
      before: { order: before.map(({ name }) => name) },
      after: { order: after.map(({ name }) => name) },
    });
    return after;
  });
}
