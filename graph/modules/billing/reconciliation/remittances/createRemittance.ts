import { formatIsoDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { toPaisa } from '#domain/payments/paisa.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { refreshBeforeStatusChange } from '#graph/modules/orders/lifecycle/refreshBeforeChange.ts';
import type { PrismaClient, Remittance } from '#graph/prisma/generated/client.ts';
import { findViolatedIndex } from '#graph/prisma/transaction.ts';
import type { CreateRemittanceInput } from '#graph/schema/schema.generated.ts';
import { storeMapping } from '#graph/spreadsheets/sheetMappings.ts';
import { assertDayAfterOrders } from './assertDayAfterOrders.ts';
import { openCarrierList, resolveParcels } from './carrierList.ts';
import {
  lockOrders,
  recordCredits,
  recordUncollectedCash,
  type SettledLine,
  settleLines,
} from './creditParcels.ts';
import { deliverParcels } from './deliverParcels.ts';
import { type PlannedLine, planLines } from './planLines.ts';
import { describeRemittance, type RemittanceHeader, readRemittanceHeader } from './remittanceHeader.ts';

/** Records a carrier's remittance and credits its parcels. The same input sent again returns the same remittance. */
export async function createRemittance(
  context: GraphContext,
  input: CreateRemittanceInput,
): Promise<Remittance> {
  const { prisma, viewer, now } = context;
  const remittanceHeader = readRemittanceHeader(context, input);
  const list = await openCarrierList(context, input);
  const lines = await planLines(prisma, remittanceHeader, resolveParcels(list, input));
  const earlierRemittance = await findEarlierRemittance(prisma, input, remittanceHeader, lines);
  if (earlierRemittance) return earlierRemittance;
  await assertDayAfterOrders(prisma, remittanceHeader.day, lines);
  // Also records the missing cash payment of a delivered parcel.
  await refreshBeforeStatusChange(context, collectOrderIds(lines), 'DELIVERED');
  if (input.markDelivered) await deliverParcels(context, input, lines);
  try {
    return await context.work(async (work) => {
      const initialOrders = await lockOrders(work.db, collectOrderIds(lines));
      const settledLines = settleLines(lines, initialOrders, input);
      const lockedOrders = await recordUncollectedCash(work, context, {
        settledLines,
        lockedOrders: initialOrders,
        day: remittanceHeader.day,
      });
      const { charges, ...columns } = remittanceHeader;
      const remittance = await work.db.remittance.create({
        data: {
          ...{ ...columns, createdAt: now, createdById: viewer?.id },
          allowOtherCarrier: input.allowOtherCarrier ?? false,
          lines: { createMany: { data: settledLines.map(toLineRow) } },
          charges: { createMany: { data: charges.map((charge, position) => ({ ...charge, position })) } },
        },
      });
      const credits = settledLines.flatMap(({ orderId, applied }) =>
        orderId ? [{ orderId, day: remittanceHeader.day, amount: applied }] : [],
      );
      await recordCredits(work, context, remittance, { credits, lockedOrders });
      if (list?.columns)
        await storeMapping(work.db, {
          purpose: 'COURIER',
          table: list.table,
          mapping: { ...list.columns },
          now,
        });
      await recordAudit(work.db, context, {
        action: 'remittance.record',
        entity: 'Remittance',
        entityId: remittance.id,
        after: { ...describeRemittance(remittanceHeader), parcels: lines.length },
      });
      return remittance;
    });
  } catch (error) {
    if (findViolatedIndex(error) === null) throw error;
    const existingRemittance = await findEarlierRemittance(prisma, input, remittanceHeader, lines);
    if (existingRemittance) return existingRemittance;
    throw error;
  }
}

export function collectOrderIds(lines: readonly PlannedLine[]): string[] {
  return lines.flatMap(({ order }) => order?.id ?? []);
}

export function toLineRow({ named, orderId, amount, expected, applied }: SettledLine, position: number) {
  return { named, orderId, expected, applied, position, amountPaisa: toPaisa(amount) };
}

/**
 * Returns the active remittance with this reference if its contents are the same. Null if there is none. Throws if it
 * differs.
 */
async function findEarlierRemittance(
  prisma: PrismaClient,
  { allowOtherCarrier }: Pick<CreateRemittanceInput, 'allowOtherCarrier'>,
  remittanceHeader: RemittanceHeader,
  lines: readonly PlannedLine[],
): Promise<Remittance | null> {
  const existingRemittance = await findByReference(prisma, remittanceHeader);
  if (!existingRemittance) return null;
  const { carrier, reference, day, totalPaisa, deposit, charges } = remittanceHeader;
  const serializeCharges = (listedCharges: RemittanceHeader['charges']) =>
    JSON.stringify(listedCharges.map(({ label, amountPaisa }) => [label, amountPaisa]));
  const isSameLine = ({ parcelName, amount }: PlannedLine, index: number) => {
    const line = existingRemittance.lines[index];
    return line?.named === parcelName && (amount === null || toPaisa(amount) === line.amountPaisa);
  };
  const isSameRemittance =
    existingRemittance.carrier === carrier &&
    existingRemittance.reference === reference &&
    existingRemittance.totalPaisa === totalPaisa &&
    existingRemittance.deposit === deposit &&
    existingRemittance.allowOtherCarrier === (allowOtherCarrier ?? false) &&
    existingRemittance.day.getTime() === day.getTime() &&
    existingRemittance.lines.length === lines.length &&
    serializeCharges(existingRemittance.charges) === serializeCharges(charges) &&
    lines.every(isSameLine);
  if (isSameRemittance) return existingRemittance;
  throw createAlreadyRecordedError(existingRemittance);
}

/** Returns the carrier's active remittance with this reference, in any spelling. */
export function findByReference(
  prisma: PrismaClient,
  { name, carrier, reference }: Pick<RemittanceHeader, 'name' | 'carrier' | 'reference'>,
  { except = '' }: { except?: string } = {},
) {
  return prisma.remittance.findFirst({
    // Rows written by earlier versions have no normalised name.
    where: {
      id: { not: except },
      OR: [{ liveName: name }, { carrier, liveReference: reference }],
    },
    include: {
      lines: { orderBy: { position: 'asc' } },
      charges: { orderBy: { position: 'asc' } },
      createdBy: { select: { name: true } },
    },
  });
}

type NamedRemittance = Pick<Remittance, 'carrier' | 'reference' | 'createdAt'> & {
  createdBy: { name: string } | null;
};

/**
 * Returns the error for a remittance that is already recorded, with the spelling, day and author of the existing one.
 */
export function createAlreadyRecordedError({
  carrier,
  reference,
  createdAt,
  createdBy,
}: NamedRemittance): DomainError {
  const recordedText = [formatIsoDay(toKathmanduDay(createdAt)), createdBy?.name].filter(Boolean).join(', ');
  return new DomainError('REMITTANCE_RECORDED', { carrier, reference, recorded: recordedText }, 'reference');
}
