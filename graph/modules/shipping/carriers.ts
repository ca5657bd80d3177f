import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { carrierSchema, MAX_CARRIERS } from '#domain/orders/carriers/carrierSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Carrier, PrismaClient } from '#graph/prisma/generated/client.ts';
import { type Transaction, violatedUnique } from '#graph/prisma/transaction.ts';
import type { SaveCarrierInput } from '#graph/schema/schema.generated.ts';

/** All carriers, by name. There are at most `MAX_CARRIERS`, so the list has no pages. */
export function listCarriers(prisma: PrismaClient): Promise<Carrier[]> {
  return prisma.carrier.findMany({ orderBy: { name: 'asc' } });
}

/** Creates a carrier, or updates one. Shipments keep the carrier name they were sent with. */
export async function saveCarrier(
  context: GraphContext,
  { id, version, ...input }: SaveCarrierInput,
): Promise<Carrier> {
  const { name, isActive, phone = null, trackingUrl = null } = parseInput(carrierSchema, input);
  const data = { name, phone, trackingUrl, isActive };
  try {
    return await context.work(async (work) => {
      const before = id ? await lockCarrier(work.db, id) : null;
      if (before && version != null && version !== before.version)
        throw new DomainError('CHANGED_MEANWHILE', 'version');
      if (!before && (await work.db.carrier.count()) >= MAX_CARRIERS)
        throw new DomainError('TOO_MANY_CARRIERS', { most: MAX_CARRIERS }, 'name');
      const carrier = before
        ? await work.db.carrier.update({
            where: { id: before.id },
            data: { ...data, version: { increment: 1 } },
          })
        : await work.db.carrier.create({ data: { ...data, createdAt: context.now } });
      await recordAudit(work.db, context, {
        action: before ? 'carrier.update' : 'carrier.create',
        entity: 'Carrier',
        entityId: carrier.id,
        ...(before && { before: auditedFields(before) }),
        after: data,
      });
      return carrier;
    });
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    throw new DomainError('CARRIER_NAME_TAKEN', 'name');
  }
}

async function lockCarrier(tx: Transaction, id: string): Promise<Carrier> {
  await tx.$queryRaw`SELECT id FROM carriers WHERE id = ${id} FOR UPDATE`;
  const carrier = await tx.carrier.findUnique({ where: { id } });
  if (!carrier) throw new DomainError('CARRIER_NOT_FOUND', 'id');
  return carrier;
}

function auditedFields({ name, phone, trackingUrl, isActive }: Carrier) {
  return { name, phone, trackingUrl, isActive };
}
