import { formatIsoDay, kathmanduDay, startOfDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { remittanceOutcome } from '#domain/payments/reconciliation/remittanceOutcome.ts';
import { remittanceSchema } from '#domain/payments/reconciliation/remittanceSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { PrismaClient, Remittance, RemittanceLine } from '#graph/prisma/generated/client.ts';
import { inTransaction, violatedUnique } from '#graph/prisma/transaction.ts';
import type { NoteRemittanceInput } from '#graph/schema/schema.generated.ts';
import { receiveFromCourier } from '../../staff/receiveFromCourier.ts';
import { COURIER, keepMapping } from '../sheetMappings.ts';
import { type PlannedLine, planLines } from './planLines.ts';
import { openList, parcelsOf } from './readParcels.ts';

/** How many orders are moved at once. */
const AT_ONCE = 100;

/**
 * Notes what a courier brought, and brings in the cash of each parcel that agrees. What differs stays with the courier. The same
 * sent again brings in what is left, should the first time have broken off.
 */
export async function noteRemittance(context: GraphContext, input: NoteRemittanceInput): Promise<Remittance> {
  const { prisma, now } = context;
  const { day, ...noted } = parseInput(remittanceSchema, input);
  if (day > formatIsoDay(kathmanduDay(now))) throw new DomainError('REMITTANCE_DAY_AHEAD', 'day');
  const list = await openList(context, input);
  const lines = await planLines(prisma, parcelsOf(list, input));
  const remittance = await keep(context, { ...noted, day: new Date(day) }, lines, async (tx) => {
    if (list?.columns) await keepMapping(tx, { source: COURIER, mapping: list.columns, now });
  });
  const brought = remittance.lines.flatMap((line) =>
    line.orderId && remittanceOutcome(line) === 'BROUGHT' ? line.orderId : [],
  );
  for (let from = 0; from < brought.length; from += AT_ONCE)
    await receiveFromCourier(context, {
      orderIds: brought.slice(from, from + AT_ONCE),
      reference: noted.reference,
      receivedAt: startOfDay(new Date(day)),
    });
  return remittance;
}

type Kept = Remittance & { lines: RemittanceLine[] };
type Noted = Pick<Remittance, 'carrier' | 'reference' | 'day' | 'total'> & { note?: string | undefined };

async function keep(
  context: GraphContext,
  noted: Noted,
  lines: readonly PlannedLine[],
  alongside: (tx: Parameters<Parameters<typeof inTransaction>[1]>[0]) => Promise<void>,
): Promise<Kept> {
  const { prisma, viewer, now } = context;
  const { carrier, reference, day, total } = noted;
  try {
    return await inTransaction(prisma, async (tx) => {
      const data = lines.map(({ orderNumber: _, ...line }, position) => ({ ...line, position }));
      const remittance = await tx.remittance.create({
        data: { ...noted, createdAt: now, createdById: viewer?.id, lines: { createMany: { data } } },
        include: { lines: true },
      });
      await alongside(tx);
      await recordAudit(tx, context, {
        action: 'remittance.note',
        entity: 'Remittance',
        entityId: remittance.id,
        after: { carrier, reference, day: formatIsoDay(day), total, parcels: lines.length },
      });
      return remittance;
    });
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    const earlier = await findSame(prisma, noted, lines);
    if (earlier) return earlier;
    throw new DomainError('REMITTANCE_NOTED', { carrier, reference }, 'reference');
  }
}

/** The remittance of that reference, where it is of the same day, sum and parcels. */
async function findSame(
  prisma: PrismaClient,
  { carrier, reference, day, total }: Noted,
  lines: readonly PlannedLine[],
): Promise<Kept | null> {
  const found = await prisma.remittance.findUnique({
    where: { carrier_reference: { carrier, reference } },
    include: { lines: { orderBy: { position: 'asc' } } },
  });
  const names = (all: readonly { named: string }[]) => all.map(({ named }) => named).join('\n');
  const isSame =
    found?.total === total && found.day.getTime() === day.getTime() && names(found.lines) === names(lines);
  return isSame ? found : null;
}
