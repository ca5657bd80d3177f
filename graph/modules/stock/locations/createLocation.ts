import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { locationSchema, MAX_LOCATIONS } from '#domain/stock/locationSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Location } from '#graph/prisma/generated/client.ts';
import type { CreateLocationInput } from '#graph/schema/schema.generated.ts';
import { listLocations } from './listLocations.ts';
import { withNameFree } from './withNameFree.ts';

/** Adds a location after the others; it holds nothing yet. */
export function createLocation(context: GraphContext, input: CreateLocationInput): Promise<Location> {
  const fields = parseInput(locationSchema, input);
  return withNameFree(() =>
    context.work(async (work) => {
      const others = await listLocations(work.db, { withInactive: true });
      if (others.length >= MAX_LOCATIONS) throw new DomainError('LOCATIONS_FULL', { most: MAX_LOCATIONS });
      const position = Math.max(...others.map((other) => other.position)) + 1;
      const location = await work.db.location.create({
        data: { ...fields, position, createdAt: context.now },
      });
      await recordAudit(work.db, context, {
        action: 'location.create',
        entity: 'Location',
        entityId: location.id,
        after: { ...fields },
      });
      return location;
    }),
  );
}
