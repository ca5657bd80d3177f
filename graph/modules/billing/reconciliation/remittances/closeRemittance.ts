import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { toPaisa } from '#domain/payments/paisa.ts';
import { getRemittanceOutcome } from '#domain/payments/reconciliation/getRemittanceOutcome.ts';
import { closeRemittanceSchema } from '#domain/payments/reconciliation/remittanceSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Remittance, RemittanceLine } from '#graph/prisma/generated/client.ts';
import type { CloseRemittanceInput } from '#graph/schema/schema.generated.ts';
import { assertOpen, findRemittance, lockRemittance } from './lockRemittance.ts';
import { isFromOtherCarrier } from './planLines.ts';
import { addSums, calculateNetPaisa } from './remittanceSums.ts';

/**
 * Closes a remittance. Throws if the parcels less charges differ from the amount received. A reason is required if some
 * of the money is not credited to an order.
 */
export async function closeRemittance(
  context: GraphContext,
  { id, version, ...input }: CloseRemittanceInput,
): Promise<Remittance> {
  const { reason = null } = parseInput(closeRemittanceSchema, input);
  const { viewer, now } = context;
  return context.work(async (work) => {
    const remittance = await findRemittance(work.db, { id, version });
    assertOpen(remittance);
    const [remittanceWithSums] = await addSums(work.db, [remittance]);
    const netAmount = remittanceWithSums ? calculateNetPaisa(remittanceWithSums) : 0;
    const total = remittance.totalPaisa;
    if (total !== netAmount)
      throw new DomainError(
        'REMITTANCE_DIFFERS',
        { net: formatPaisa(netAmount), total: formatPaisa(total) },
        'id',
      );
    requireSettledParcels(remittance);
    const uncreditedAmount = remittanceWithSums?.uncreditedPaisa ?? 0;
    if (uncreditedAmount > 0 && !reason)
      throw new DomainError(
        'REMITTANCE_REMAINDER_UNEXPLAINED',
        {
          rest: formatPaisa(uncreditedAmount),
          parcels: formatParcelNames(remittance.lines.filter(isUncredited)),
        },
        'reason',
      );
    const closeReason = uncreditedAmount > 0 ? reason : null;
    await lockRemittance(work.db, remittance);
    const closedRemittance = await work.db.remittance.update({
      where: { id },
      data: { closedAt: now, closedById: viewer?.id ?? null, closeReason, version: { increment: 1 } },
    });
    await recordAudit(work.db, context, {
      action: 'remittance.close',
      entity: 'Remittance',
      entityId: id,
      after: { reason: closeReason },
    });
    return closedRemittance;
  });
}

/** Throws if a parcel is not marked as delivered, because it could not be credited after the remittance is closed. */
function requireSettledParcels({ carrier, allowOtherCarrier, lines }: ClosedRemittance): void {
  const undeliveredLines = lines.filter(
    ({ order, amountPaisa, applied }) =>
      order &&
      (allowOtherCarrier || !isFromOtherCarrier(order, carrier)) &&
      getRemittanceOutcome({ status: order.status, expected: applied, paid: amountPaisa }) ===
        'NOT_DELIVERED',
  );
  if (undeliveredLines.length > 0)
    throw new DomainError(
      'REMITTANCE_PARCELS_NOT_DELIVERED',
      { parcels: formatParcelNames(undeliveredLines) },
      'id',
    );
}

function isUncredited({ amountPaisa, applied }: Pick<RemittanceLine, 'amountPaisa' | 'applied'>): boolean {
  return amountPaisa > toPaisa(applied);
}

function formatParcelNames(lines: readonly Pick<RemittanceLine, 'named'>[]): string {
  const parcels = lines.slice(0, MAX_NAMED_PARCELS).map(({ named }) => named);
  return [...parcels, ...(lines.length > MAX_NAMED_PARCELS ? ['…'] : [])].join(', ');
}

/** Maximum number of parcels named in an error. */
const MAX_NAMED_PARCELS = 5;

type ClosedRemittance = Awaited<ReturnType<typeof findRemittance>>;

function formatPaisa(paisa: number): string {
  return (paisa / 100).toFixed(paisa % 100 === 0 ? 0 : 2);
}
