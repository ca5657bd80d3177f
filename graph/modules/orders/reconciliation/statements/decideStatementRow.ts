import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { toNpr, toPaisa } from '#domain/payments/paisa.ts';
import { rowReasonSchema } from '#domain/payments/reconciliation/rowReasonSchema.ts';
import { referenceName, referenceNames } from '#domain/payments/referenceName.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Payment, StatementRow } from '#graph/prisma/generated/client.ts';
import { inTransaction, type Transaction, violatedUnique } from '#graph/prisma/transaction.ts';
import type { DecideStatementRowInput } from '#graph/schema/schema.generated.ts';
import { claimReferences } from '../../lifecycle/paymentReferences.ts';
import { findLinkable } from './findLinkable.ts';

/** Says what a row is: a payment of an order, none of a buyer's, or again what the rules find. The ledger stays as it is. */
export async function decideStatementRow(
  context: GraphContext,
  { id, decision, paymentId, orderNumber, ...input }: DecideStatementRowInput,
): Promise<StatementRow> {
  const { prisma, viewer, now } = context;
  const { reason = null } = parseInput(rowReasonSchema, input);
  const row = await prisma.statementRow.findUnique({ where: { id } });
  if (!row) throw new DomainError('STATEMENT_ROW_NOT_FOUND', 'id');
  if (decision === 'SET_ASIDE' && !reason) throw new DomainError('ASIDE_REASON_ASKED', 'reason');
  const payment = decision === 'LINK' ? await findLinkable(prisma, row, { paymentId, orderNumber }) : null;
  if (payment && !reason) expectSameAmount(row, payment);
  const decided = decision === 'REOPEN' ? null : { decidedAt: now, decidedById: viewer?.id ?? null };
  try {
    return await inTransaction(prisma, async (tx) => {
      const changed = await tx.statementRow.update({
        where: { id },
        data: {
          ...(decided ?? { decidedAt: null, decidedById: null }),
          paymentId: payment?.id ?? null,
          reason: decided ? reason : null,
        },
      });
      await moveName(tx, row, payment);
      await recordAudit(tx, context, {
        action: ACTIONS[decision],
        entity: 'StatementRow',
        entityId: id,
        before: { paymentId: row.paymentId, reason: row.reason },
        after: { paymentId: changed.paymentId, reason: changed.reason },
      });
      return changed;
    });
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    throw new DomainError('PAYMENT_LINKED', 'paymentId');
  }
}

/** A linked entry is known by the row's transaction id too, which tells a later answer of the provider that it is recorded. */
async function moveName(
  tx: Transaction,
  { method, transactionId, paymentId: formerId }: StatementRow,
  payment: Payment | null,
): Promise<void> {
  const name = referenceName(method, transactionId);
  const former = formerId && name ? await tx.payment.findUnique({ where: { id: formerId } }) : null;
  const isItsOwn =
    former && referenceNames(method, [former.reference, former.transactionId]).includes(name ?? '');
  if (former && name && !isItsOwn)
    await tx.paymentReference.deleteMany({ where: { paymentId: former.id, method, name } });
  if (payment?.kind === 'PAYMENT')
    await claimReferences(tx, {
      ...{ paymentId: payment.id, method, isShared: true },
      references: [transactionId],
    });
}

const ACTIONS = { LINK: 'statement.link', SET_ASIDE: 'statement.setAside', REOPEN: 'statement.reopen' };

function expectSameAmount({ amountPaisa }: StatementRow, { amount, kind }: Payment): void {
  const entered = toPaisa(kind === 'REFUND' ? -amount : amount);
  if (Number(amountPaisa) === entered) return;
  const stated = Math.round(toNpr(Math.abs(Number(amountPaisa))) ?? 0);
  throw new DomainError('LINK_REASON_ASKED', { statedNpr: stated, enteredNpr: amount }, 'reason');
}
