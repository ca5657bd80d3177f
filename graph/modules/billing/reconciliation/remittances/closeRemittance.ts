import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { toPaisa } from '#domain/payments/paisa.ts';
import { remittanceOutcome } from '#domain/payments/reconciliation/remittanceOutcome.ts';
import { closeRemittanceSchema } from '#domain/payments/reconciliation/remittanceSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Remittance, RemittanceLine } from '#graph/prisma/generated/client.ts';
import type { CloseRemittanceInput } from '#graph/schema/schema.generated.ts';
import { expectOpen, findRemittance, lockRemittance } from './lockRemittance.ts';
import { isOfOtherCarrier } from './planLines.ts';
import { netPaisa, withSums } from './remittanceSums.ts';

/**
 * Closes a remittance whose parcels less charges equal the amount received. Money that is credited to no order
 * requires a reason.
 */
export async function closeRemittance(
  context: GraphContext,
  { id, version, ...input }: CloseRemittanceInput,
): Promise<Remittance> {
  const { reason = null } = parseInput(closeRemittanceSchema, input);
  const { viewer, now } = context;
  return context.work(async (work) => {
    const remittance = await findRemittance(work.db, { id, version });
    expectOpen(remittance);
    const [summed] = await withSums(work.db, [remittance]);
    const net = summed ? netPaisa(summed) : 0;
    const total = remittance.totalPaisa;
    if (total !== net)
      throw new DomainError('REMITTANCE_DIFFERS', { net: inRupees(net), total: inRupees(total) }, 'id');
    requireSettledParcels(remittance);
    const rest = summed?.uncreditedPaisa ?? 0;
    if (rest > 0 && !reason)
      throw new DomainError(
        'REMITTANCE_REMAINDER_UNEXPLAINED',
        { rest: inRupees(rest), parcels: inWords(remittance.lines.filter(isUncredited)) },
        'reason',
      );
    const closeReason = rest > 0 ? reason : null;
    await lockRemittance(work.db, remittance);
    const closed = await work.db.remittance.update({
      where: { id },
      data: { closedAt: now, closedById: viewer?.id ?? null, closeReason, version: { increment: 1 } },
    });
    await recordAudit(work.db, context, {
      action: 'remittance.close',
      entity: 'Remittance',
      entityId: id,
      after: { reason: closeReason },
    });
    return closed;
  });
}

/** A parcel not marked as delivered could never be credited after the remittance is closed. */
function requireSettledParcels({ carrier, allowOtherCarrier, lines }: ClosedRemittance): void {
  const open = lines.filter(
    ({ order, amountPaisa, applied }) =>
      order &&
      (allowOtherCarrier || !isOfOtherCarrier(order, carrier)) &&
      remittanceOutcome({ status: order.status, expected: applied, paid: amountPaisa }) === 'NOT_DELIVERED',
  );
  if (open.length > 0)
    throw new DomainError('REMITTANCE_PARCELS_NOT_DELIVERED', { parcels: inWords(open) }, 'id');
}

function isUncredited({ amountPaisa, applied }: Pick<RemittanceLine, 'amountPaisa' | 'applied'>): boolean {
  return amountPaisa > toPaisa(applied);
}

function inWords(lines: readonly Pick<RemittanceLine, 'named'>[]): string {
  const parcels = lines.slice(0, MAX_NAMED).map(({ named }) => named);
  return [...parcels, ...(lines.length > MAX_NAMED ? ['…'] : [])].join(', ');
}

/** Maximum number of parcels named in an error. */
const MAX_NAMED = 5;

type ClosedRemittance = Awaited<ReturnType<typeof findRemittance>>;

function inRupees(paisa: number): string {
  return (paisa / 100).toFixed(paisa % 100 === 0 ? 0 : 2);
}
