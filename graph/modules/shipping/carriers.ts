import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { carrierSchema, MAX_CARRIERS } from '#domain/orders/carriers/carrierSchema.ts';
import { getChangedFields } from '#graph/audit/changedFields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Carrier, PrismaClient } from '#graph/prisma/generated/client.ts';
import { refuseDuplicate } from '#graph/prisma/refuseDuplicate.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { CreateCarrierInput, UpdateCarrierInput } from '#graph/schema/schema.generated.ts';

/** Lists all carriers, sorted by name. There are at most `MAX_CARRIERS`, so the list is not paginated. */
export function listCarriers(prisma: PrismaClient): Promise<Carrier[]> {
  return prisma.carrier.findMany({ orderBy: { name: 'asc' } });
}

export function createCarrier(context: GraphContext, input: CreateCarrierInput): Promise<Carrier> {
  const data = readCarrier(input);
  return withUniqueName(() =>
    context.work(async (work) => {
      if ((await work.db.carrier.count()) >= MAX_CARRIERS)
        throw new DomainError('TOO_MANY_CARRIERS', { most: MAX_CARRIERS }, 'name');
      const carrier = await work.db.carrier.create({ data: { ...data, createdAt: context.now } });
      await recordAudit(work.db, context, {
        action: 'carrier.create',
        entity: 'Carrier',
        entityId: carrier.id,
        after: data,
      });
      return carrier;
    }),
  );
}

/** Updates the fields in the input. Shipments keep the carrier name they were sent with. */
export function updateCarrier(
  context: GraphContext,
  { id, version, ...input }: UpdateCarrierInput,
): Promise<Carrier> {
  return withUniqueName(() =>
    context.work(async (work) => {
      const before = await lockCarrier(work.db, id);
      assertVersion(before, version);
      const data = readCarrier({ ...before, ...input });
      const changedFields = getChangedFields({ ...before }, data);
      if (!changedFields) return before;
      const carrier = await work.db.carrier.update({
        where: { id },
        data: { ...data, version: { increment: 1 } },
      });
      await recordAudit(work.db, context, {
        action: 'carrier.update',
        entity: 'Carrier',
        entityId: id,
        ...changedFields,
      });
      return carrier;
    }),
  );
}

function readCarrier(input: object) {
  const { name, isActive, phone = null, trackingUrl = null } = parseInput(carrierSchema, input);
  return { name, phone, trackingUrl, isActive };
}

function withUniqueName(write: () => Promise<Carrier>): Promise<Carrier> {
  return refuseDuplicate(write, () => new DomainError('CARRIER_NAME_TAKEN', 'name'));
}

async function lockCarrier(tx: Transaction, id: string): Promise<Carrier> {
  await tx.$queryRaw`SELECT id FROM carriers WHERE id = ${id} FOR UPDATE`;
  const carrier = await tx.carrier.findUnique({ where: { id } });
  if (!carrier) throw new DomainError('CARRIER_NOT_FOUND', 'id');
  return carrier;
}
