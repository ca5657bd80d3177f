import { toNpr } from '#domain/payments/paisa.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { refreshBeforeStatusChange } from '#graph/modules/orders/lifecycle/refreshBeforeChange.ts';
import type { Remittance, RemittanceLine } from '#graph/prisma/generated/client.ts';
import { violatedUnique } from '#graph/prisma/transaction.ts';
import type { UpdateRemittanceInput } from '#graph/schema/schema.generated.ts';
import { resolveParcels } from './courierList.ts';
import { alreadyRecordedError, collectOrderIds, findByReference, toRow } from './createRemittance.ts';
import {
  type Credit,
  lockOrders,
  recordCredits,
  recordUncollectedCash,
  type SettledLine,
  settleLines,
} from './creditParcels.ts';
import { deliverParcels } from './deliverParcels.ts';
import { expectDayAfterOrders } from './expectDayAfterOrders.ts';
import { expectOpen, findRemittance, lockRemittance, unlinkRow } from './lockRemittance.ts';
import { planLines } from './planLines.ts';
import { describeRemittance, readRemittanceHeader } from './remittanceHeader.ts';

/** Replaces an open remittance. Only changed amounts are reversed and recorded again in the ledger. */
export async function updateRemittance(
  context: GraphContext,
  { id, version, ...input }: UpdateRemittanceInput,
): Promise<Remittance> {
  const { prisma } = context;
  const before = await findRemittance(prisma, { id, version });
  expectOpen(before);
  const { carrier } = before;
  const allowOtherCarrier = input.allowOtherCarrier ?? before.allowOtherCarrier;
  const head = readRemittanceHeader(context, { ...input, carrier });
  const orderIdsByParcel = new Map(
    before.lines.flatMap(({ named: parcelName, orderId }) => (orderId ? [[parcelName, orderId]] : [])),
  );
  const lines = await planLines(prisma, { carrier, orderIdsByParcel }, resolveParcels(null, input));
  await expectDayAfterOrders(prisma, head.day, lines);
  // Also records the missing cash payment of a delivered parcel.
  await refreshBeforeStatusChange(context, collectOrderIds(lines), 'DELIVERED');
  if (input.markDelivered) await deliverParcels(context, { carrier, allowOtherCarrier }, lines);
  try {
    return await context.work(async (work) => {
      const read = await lockOrders(work.db, [...collectOrderIds(lines), ...orderIdsByParcel.values()]);
      await lockRemittance(work.db, before);
      const credited = sumCredits(before.lines);
      const settledLines = settleLines(lines, read, { carrier, allowOtherCarrier, credited });
      const lockedOrders = await recordUncollectedCash(work, context, {
        settledLines,
        lockedOrders: read,
        day: head.day,
      });
      const { charges, ...columns } = head;
      await work.db.remittanceLine.deleteMany({ where: { remittanceId: id } });
      await work.db.remittanceCharge.deleteMany({ where: { remittanceId: id } });
      const changed = await work.db.remittance.update({
        where: { id },
        data: {
          ...{ ...columns, allowOtherCarrier, version: { increment: 1 } },
          lines: { createMany: { data: settledLines.map(toRow) } },
          charges: { createMany: { data: charges.map((charge, position) => ({ ...charge, position })) } },
        },
      });
      if (head.deposit === 'CASH') await unlinkRow(work.db, id);
      const credits = changedCredits({ credited, day: before.day }, { settledLines, day: head.day });
      await recordCredits(work, context, changed, { credits, lockedOrders });
      const [from, to] = changedLines(before.lines, settledLines);
      await recordAudit(work.db, context, {
        action: 'remittance.update',
        entity: 'Remittance',
        entityId: id,
        before: { ...describeRemittance(before), lines: from },
        after: { ...describeRemittance(head), lines: to },
      });
      return changed;
    });
  } catch (error) {
    const earlier =
      violatedUnique(error) === null ? null : await findByReference(prisma, head, { except: id });
    throw earlier ? alreadyRecordedError(earlier) : error;
  }
}

/** Sums the amounts that lines have credited to their orders, in NPR. */
export function sumCredits(
  lines: readonly Pick<RemittanceLine, 'orderId' | 'applied'>[],
): Map<string, number> {
  return new Map(lines.flatMap(({ orderId, applied }) => (orderId ? [[orderId, applied]] : [])));
}

function changedCredits(
  earlier: { credited: ReadonlyMap<string, number>; day: Date },
  later: { settledLines: readonly SettledLine[]; day: Date },
): Credit[] {
  const now = sumCredits(later.settledLines);
  const orderIds = [...new Set([...earlier.credited.keys(), ...now.keys()])];
  const isOtherDay = earlier.day.getTime() !== later.day.getTime();
  return orderIds.flatMap((orderId) => {
    const [was, is] = [earlier.credited.get(orderId) ?? 0, now.get(orderId) ?? 0];
    if (!isOtherDay) return [{ orderId, day: later.day, amount: is - was }];
    return [
      { orderId, day: earlier.day, amount: -was },
      { orderId, day: later.day, amount: is },
    ];
  });
}

/** Returns the amounts of changed lines before and after, in NPR by parcel number. */
function changedLines(before: readonly RemittanceLine[], after: readonly SettledLine[]) {
  const was = new Map(
    before.map(({ named: parcelName, amountPaisa }) => [parcelName, toNpr(amountPaisa) ?? 0]),
  );
  const is = new Map(after.map(({ named: parcelName, amount }) => [parcelName, amount]));
  const isChanged = ([parcelName]: [string, number]) => was.get(parcelName) !== is.get(parcelName);
  return [was, is].map((amounts) => Object.fromEntries([...amounts].filter(isChanged))) as [
    Record<string, number>,
    Record<string, number>,
  ];
}
