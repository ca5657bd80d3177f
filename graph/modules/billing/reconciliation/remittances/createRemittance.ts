import { formatIsoDay, kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { toPaisa } from '#domain/payments/paisa.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { askBeforeMove } from '#graph/modules/orders/lifecycle/askBeforeChange.ts';
import type { PrismaClient, Remittance } from '#graph/prisma/generated/client.ts';
import { violatedUnique } from '#graph/prisma/transaction.ts';
import type { CreateRemittanceInput } from '#graph/schema/schema.generated.ts';
import { keepMapping } from '#graph/sheets/sheetMappings.ts';
import { openList, parcelsOf } from './courierList.ts';
import {
  enterCredits,
  enterUncollected,
  holdOrders,
  type SettledLine,
  settleLines,
} from './creditParcels.ts';
import { deliverParcels } from './deliverParcels.ts';
import { expectDayAfterOrders } from './expectDayAfterOrders.ts';
import { type PlannedLine, planLines } from './planLines.ts';
import { describeRemittance, type RemittanceHead, readHead } from './remittanceHead.ts';

/** Records what a courier paid, and credits its parcels. The same input sent again returns the same remittance. */
export async function createRemittance(
  context: GraphContext,
  input: CreateRemittanceInput,
): Promise<Remittance> {
  const { prisma, viewer, now } = context;
  const head = readHead(context, input);
  const list = await openList(context, input);
  const lines = await planLines(prisma, head, parcelsOf(list, input));
  const earlier = await findEarlier(prisma, input, head, lines);
  if (earlier) return earlier;
  await expectDayAfterOrders(prisma, head.day, lines);
  // A delivered parcel whose cash is not in the ledger is entered here too.
  await askBeforeMove(context, orderIdsOf(lines), 'DELIVERED');
  if (input.markDelivered) await deliverParcels(context, input, lines);
  try {
    return await context.work(async (work) => {
      const before = await holdOrders(work.db, orderIdsOf(lines));
      const settled = settleLines(lines, before, input);
      const held = await enterUncollected(work, context, { settled, held: before, day: head.day });
      const { charges, ...columns } = head;
      const remittance = await work.db.remittance.create({
        data: {
          ...{ ...columns, createdAt: now, createdById: viewer?.id },
          allowOtherCarrier: input.allowOtherCarrier ?? false,
          lines: { createMany: { data: settled.map(toRow) } },
          charges: { createMany: { data: charges.map((charge, position) => ({ ...charge, position })) } },
        },
      });
      const credits = settled.flatMap(({ orderId, applied }) =>
        orderId ? [{ orderId, day: head.day, amount: applied }] : [],
      );
      await enterCredits(work, context, remittance, { credits, held });
      if (list?.columns)
        await keepMapping(work.db, {
          purpose: 'COURIER',
          table: list.table,
          mapping: { ...list.columns },
          now,
        });
      await recordAudit(work.db, context, {
        action: 'remittance.record',
        entity: 'Remittance',
        entityId: remittance.id,
        after: { ...describeRemittance(head), parcels: lines.length },
      });
      return remittance;
    });
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    const same = await findEarlier(prisma, input, head, lines);
    if (same) return same;
    throw error;
  }
}

export function orderIdsOf(lines: readonly PlannedLine[]): string[] {
  return lines.flatMap(({ order }) => order?.id ?? []);
}

export function toRow({ named, orderId, amount, expected, applied }: SettledLine, position: number) {
  return { named, orderId, expected, applied, position, amountPaisa: toPaisa(amount) };
}

/** The live remittance of that reference if it is the same; null if there is none. Throws if it is another. */
async function findEarlier(
  prisma: PrismaClient,
  { allowOtherCarrier }: Pick<CreateRemittanceInput, 'allowOtherCarrier'>,
  head: RemittanceHead,
  lines: readonly PlannedLine[],
): Promise<Remittance | null> {
  const found = await findNamed(prisma, head);
  if (!found) return null;
  const { carrier, reference, day, totalPaisa, deposit, charges } = head;
  const chargeText = (all: RemittanceHead['charges']) =>
    JSON.stringify(all.map(({ label, amountPaisa }) => [label, amountPaisa]));
  const isSameLine = ({ named, amount }: PlannedLine, index: number) => {
    const line = found.lines[index];
    return line?.named === named && (amount === null || toPaisa(amount) === line.amountPaisa);
  };
  const isSame =
    found.carrier === carrier &&
    found.reference === reference &&
    found.totalPaisa === totalPaisa &&
    found.deposit === deposit &&
    found.allowOtherCarrier === (allowOtherCarrier ?? false) &&
    found.day.getTime() === day.getTime() &&
    found.lines.length === lines.length &&
    chargeText(found.charges) === chargeText(charges) &&
    lines.every(isSameLine);
  if (isSame) return found;
  throw recordedBefore(found);
}

/** The live remittance of this carrier with this reference, however they are spelled. */
export function findNamed(
  prisma: PrismaClient,
  { name, carrier, reference }: Pick<RemittanceHead, 'name' | 'carrier' | 'reference'>,
  { except = '' }: { except?: string } = {},
) {
  return prisma.remittance.findFirst({
    // Earlier ones have no name.
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

/** The refusal of a remittance that is recorded already, with the spelling, the day and the staff member of the earlier one. */
export function recordedBefore({ carrier, reference, createdAt, createdBy }: NamedRemittance): DomainError {
  const recorded = [formatIsoDay(kathmanduDay(createdAt)), createdBy?.name].filter(Boolean).join(', ');
  return new DomainError('REMITTANCE_RECORDED', { carrier, reference, recorded }, 'reference');
}
