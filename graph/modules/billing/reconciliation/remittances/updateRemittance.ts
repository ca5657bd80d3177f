import { toNpr } from '#domain/payments/paisa.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { refreshBeforeStatusChange } from '#graph/modules/orders/lifecycle/refreshBeforeChange.ts';
import type { Remittance, RemittanceLine } from '#graph/prisma/generated/client.ts';
import { findViolatedIndex } from '#graph/prisma/transaction.ts';
import type { UpdateRemittanceInput } from '#graph/schema/schema.generated.ts';
import { assertDayAfterOrders } from './assertDayAfterOrders.ts';
import { resolveParcels } from './carrierList.ts';
import {
  collectOrderIds,
  createAlreadyRecordedError,
  findByReference,
  toLineRow,
} from './createRemittance.ts';
import {
  type Credit,
  lockOrders,
  recordCredits,
  recordUncollectedCash,
  type SettledLine,
  settleLines,
} from './creditParcels.ts';
import { deliverParcels } from './deliverParcels.ts';
import { assertOpen, findRemittance, lockRemittance, unlinkRow } from './lockRemittance.ts';
import { planLines } from './planLines.ts';
import { describeRemittance, readRemittanceHeader } from './remittanceHeader.ts';

/** Replaces an open remittance. Only changed amounts are reversed and recorded again in the ledger. */
export async function updateRemittance(
  context: GraphContext,
  { id, version, ...input }: UpdateRemittanceInput,
): Promise<Remittance> {
  const { prisma } = context;
  const before = await findRemittance(prisma, { id, version });
  assertOpen(before);
  const { carrier } = before;
  const allowOtherCarrier = input.allowOtherCarrier ?? before.allowOtherCarrier;
  const remittanceHeader = readRemittanceHeader(context, { ...input, carrier });
  const orderIdsByParcel = new Map(
    before.lines.flatMap(({ named: parcelName, orderId }) => (orderId ? [[parcelName, orderId]] : [])),
  );
  const lines = await planLines(prisma, { carrier, orderIdsByParcel }, resolveParcels(null, input));
  await assertDayAfterOrders(prisma, remittanceHeader.day, lines);
  // Also records the missing cash payment of a delivered parcel.
  await refreshBeforeStatusChange(context, collectOrderIds(lines), 'DELIVERED');
  if (input.markDelivered) await deliverParcels(context, { carrier, allowOtherCarrier }, lines);
  try {
    return await context.work(async (work) => {
      const initialOrders = await lockOrders(work.db, [
        ...collectOrderIds(lines),
        ...orderIdsByParcel.values(),
      ]);
      await lockRemittance(work.db, before);
      const creditedAmounts = sumCredits(before.lines);
      const settledLines = settleLines(lines, initialOrders, {
        carrier,
        allowOtherCarrier,
        credited: creditedAmounts,
      });
      const lockedOrders = await recordUncollectedCash(work, context, {
        settledLines,
        lockedOrders: initialOrders,
        day: remittanceHeader.day,
      });
      const { charges, ...columns } = remittanceHeader;
      await work.db.remittanceLine.deleteMany({ where: { remittanceId: id } });
      await work.db.remittanceCharge.deleteMany({ where: { remittanceId: id } });
      const updatedRemittance = await work.db.remittance.update({
        where: { id },
        data: {
          ...{ ...columns, allowOtherCarrier, version: { increment: 1 } },
          lines: { createMany: { data: settledLines.map(toLineRow) } },
          charges: { createMany: { data: charges.map((charge, position) => ({ ...charge, position })) } },
        },
      });
      if (remittanceHeader.deposit === 'CASH') await unlinkRow(work.db, id);
      const credits = calculateCreditChanges(
        { credited: creditedAmounts, day: before.day },
        { settledLines, day: remittanceHeader.day },
      );
      await recordCredits(work, context, updatedRemittance, { credits, lockedOrders });
      const [from, to] = compareLines(before.lines, settledLines);
      await recordAudit(work.db, context, {
        action: 'remittance.update',
        entity: 'Remittance',
        entityId: id,
        before: { ...describeRemittance(before), lines: from },
        after: { ...describeRemittance(remittanceHeader), lines: to },
      });
      return updatedRemittance;
    });
  } catch (error) {
    const previousState =
      findViolatedIndex(error) === null
        ? null
        : await findByReference(prisma, remittanceHeader, { except: id });
    throw previousState ? createAlreadyRecordedError(previousState) : error;
  }
}

/** Sums the amounts that lines have credited to their orders, in NPR. */
export function sumCredits(
  lines: readonly Pick<RemittanceLine, 'orderId' | 'applied'>[],
): Map<string, number> {
  return new Map(lines.flatMap(({ orderId, applied }) => (orderId ? [[orderId, applied]] : [])));
}

function calculateCreditChanges(
  previousState: { credited: ReadonlyMap<string, number>; day: Date },
  nextState: { settledLines: readonly SettledLine[]; day: Date },
): Credit[] {
  const nextCredits = sumCredits(nextState.settledLines);
  const orderIds = [...new Set([...previousState.credited.keys(), ...nextCredits.keys()])];
  const isDayChanged = previousState.day.getTime() !== nextState.day.getTime();
  return orderIds.flatMap((orderId) => {
    const [previous, current] = [previousState.credited.get(orderId) ?? 0, nextCredits.get(orderId) ?? 0];
    if (!isDayChanged) return [{ orderId, day: nextState.day, amount: current - previous }];
    return [
      { orderId, day: previousState.day, amount: -previous },
      { orderId, day: nextState.day, amount: current },
    ];
  });
}

/** Returns the old and new amounts of changed lines, in NPR and keyed by parcel number. */
function compareLines(before: readonly RemittanceLine[], after: readonly SettledLine[]) {
  const previousAmounts = new Map(
    before.map(({ named: parcelName, amountPaisa }) => [parcelName, toNpr(amountPaisa) ?? 0]),
  );
  const currentAmounts = new Map(after.map(({ named: parcelName, amount }) => [parcelName, amount]));
  const isChanged = ([parcelName]: [string, number]) =>
    previousAmounts.get(parcelName) !== currentAmounts.get(parcelName);
  return [previousAmounts, currentAmounts].map((amounts) =>
    Object.fromEntries([...amounts].filter(isChanged)),
  ) as [Record<string, number>, Record<string, number>];
}
