import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { locationSchema, MAX_LOCATIONS } from '#domain/stock/locationSchema.ts';
import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { getChangedFields } from '#graph/audit/changedFields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Location, Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { findViolatedIndex } from '#graph/prisma/transaction.ts';
import type {
  CreateLocationInput,
  ReorderLocationsInput,
  UpdateLocationInput,
} from '#graph/schema/schema.generated.ts';
import { lockLocationVariants, recomputeAvailableStock } from './recomputeAvailable.ts';

/** Lists locations, in the order in which orders take stock from them. */
export function listLocations(
  prisma: Pick<Prisma.TransactionClient, 'location'>,
  { withInactive = false }: { withInactive?: boolean | null } = {},
): Promise<Location[]> {
  return prisma.location.findMany({
    where: withInactive ? {} : { isActive: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
}

/** Returns an active location. Throws if there is none with this id. */
export async function findActiveLocation(
  prisma: Pick<Prisma.TransactionClient, 'location'>,
  id: string,
  field: string,
): Promise<Location> {
  const location = await prisma.location.findFirst({ where: { id, isActive: true } });
  if (!location) throw new DomainError('LOCATION_NOT_FOUND', field);
  return location;
}

/** Creates an empty location at the end of the list. */
export function createLocation(context: GraphContext, input: CreateLocationInput): Promise<Location> {
  const fields = parseInput(locationSchema, input);
  return withUniqueName(() =>
    context.work(async (work) => {
      const existingLocations = await listLocations(work.db, { withInactive: true });
      if (existingLocations.length >= MAX_LOCATIONS)
        throw new DomainError('TOO_MANY_LOCATIONS', { most: MAX_LOCATIONS });
      const position = Math.max(...existingLocations.map((other) => other.position)) + 1;
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

/**
 * Updates only the fields present in the input. If the available stock changes, the stock sums are updated in the same
 * transaction.
 */
export function updateLocation(
  context: GraphContext,
  { id, version, ...input }: UpdateLocationInput,
): Promise<Location> {
  return withUniqueName(() =>
    context.work(
      async (work) => {
        // Variants are locked before the location, in the same order as stock moves lock them.
        await lockLocationVariants(work.db, id);
        await work.db.$queryRaw`SELECT id FROM locations WHERE id = ${id} FOR UPDATE`;
        const savedLocation = await work.db.location.findUnique({ where: { id } });
        if (!savedLocation) throw new DomainError('LOCATION_NOT_FOUND', 'id');
        assertVersion(savedLocation, version);

        const changes = Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));
        const fields = {
          ...parseInput(locationSchema, { ...savedLocation, ...changes }),
          isActive: input.isActive ?? savedLocation.isActive,
        };
        if (id === MAIN_LOCATION_ID && !(fields.isActive && fields.servesOrders))
          throw new DomainError(
            'CANNOT_DEACTIVATE_MAIN_LOCATION',
            fields.isActive ? 'servesOrders' : 'isActive',
          );
        if (savedLocation.isActive && !fields.isActive) await assertLocationEmpty(work.db, id);

        const changedFields = getChangedFields({ ...savedLocation }, fields);
        if (!changedFields) return savedLocation;
        const location = await work.db.location.update({
          where: { id },
          data: { ...fields, version: { increment: 1 } },
        });
        if (isServingOrders(savedLocation) !== isServingOrders(location))
          await recomputeAvailableStock(work, id);
        await recordAudit(work.db, context, {
          action: 'location.update',
          entity: 'Location',
          entityId: id,
          ...changedFields,
        });
        return location;
      },
      // Reads changes that others committed while this transaction waited for its locks.
      { isolationLevel: 'ReadCommitted' },
    ),
  );
}

function isServingOrders({ isActive, servesOrders }: Pick<Location, 'isActive' | 'servesOrders'>): boolean {
  return isActive && servesOrders;
}

async function assertLocationEmpty(tx: Transaction, locationId: string): Promise<void> {
  const { _sum } = await tx.stockLevel.aggregate({ where: { locationId }, _sum: { quantity: true } });
  const count = _sum.quantity ?? 0;
  if (count > 0) throw new DomainError('LOCATION_HAS_STOCK', { count }, 'isActive');
  const endpointFilter = { OR: [{ fromId: locationId }, { toId: locationId }] };
  const openTransfer = await tx.stockTransfer.findFirst({
    where: { ...endpointFilter, status: { in: ['DRAFT', 'SENT'] } },
    select: { id: true },
  });
  const openStockTake = await tx.stockTake.findFirst({
    where: { locationId, status: 'OPEN' },
    select: { id: true },
  });
  if (openTransfer ?? openStockTake) throw new DomainError('LOCATION_HAS_OPEN_DOCUMENTS', 'isActive');
}

/** Reorders the locations. Orders take stock from the first location that has it. */
export function reorderLocations(context: GraphContext, { ids }: ReorderLocationsInput): Promise<Location[]> {
  return context.work(async (work) => {
    await work.db.$queryRaw`SELECT id FROM locations ORDER BY id FOR UPDATE`;
    const before = await listLocations(work.db, { withInactive: true });
    const isComplete = ids.length === before.length && before.every(({ id }) => ids.includes(id));
    if (!isComplete) throw new DomainError('LOCATIONS_INCOMPLETE', 'ids');
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

/** Converts a violation of the unique name to a typed problem. */
async function withUniqueName<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (findViolatedIndex(error) === 'locations_name_key')
      throw new DomainError('LOCATION_NAME_TAKEN', 'name');
    throw error;
  }
}
