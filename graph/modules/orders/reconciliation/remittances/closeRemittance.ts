import { DomainError } from '#domain/errors/errors.ts';
import { remittanceOutcome } from '#domain/payments/reconciliation/remittanceOutcome.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Remittance } from '#graph/prisma/generated/client.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { CloseRemittanceInput } from '#graph/schema/schema.generated.ts';
import { expectOpen, findRemittance, holdRemittance } from './holdRemittance.ts';
import { netPaisa, withSums } from './remittanceSums.ts';

/** Closes a remittance that agrees with the money that arrived. */
export async function closeRemittance(
  context: GraphContext,
  { id, version }: CloseRemittanceInput,
): Promise<Remittance> {
  const { prisma, viewer, now } = context;
  return inTransaction(prisma, async (tx) => {
    const remittance = await findRemittance(tx, { id, version });
    expectOpen(remittance);
    const [summed] = await withSums(tx, [remittance]);
    const net = summed ? netPaisa(summed) : 0;
    const total = remittance.totalPaisa;
    if (total !== net)
      throw new DomainError('REMITTANCE_DIFFERS', { net: inRupees(net), total: inRupees(total) }, 'id');
    expectSettled(remittance.lines);
    await holdRemittance(tx, remittance);
    const closed = await tx.remittance.update({
      where: { id },
      data: { closedAt: now, closedById: viewer?.id ?? null, version: { increment: 1 } },
    });
    await recordAudit(tx, context, { action: 'remittance.close', entity: 'Remittance', entityId: id });
    return closed;
  });
}

/** A parcel that nobody marked as delivered would never be credited once the remittance is closed. */
function expectSettled(lines: readonly ClosedLine[]): void {
  const open = lines.filter(
    ({ order, amountPaisa, applied }) =>
      order &&
      remittanceOutcome({ status: order.status, expected: applied, paid: amountPaisa }) === 'NOT_DELIVERED',
  );
  const parcels = open.map(({ named }) => named).slice(0, MOST_NAMED);
  if (parcels.length > 0)
    throw new DomainError('REMITTANCE_UNSETTLED', { parcels: parcels.join(', ') }, 'id');
}

/** A message names this many parcels at most. */
const MOST_NAMED = 5;

type ClosedLine = Awaited<ReturnType<typeof findRemittance>>['lines'][number];

function inRupees(paisa: number): string {
  return (paisa / 100).toFixed(paisa % 100 === 0 ? 0 : 2);
}
