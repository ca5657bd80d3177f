import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { normaliseReference, normaliseReferences } from '#domain/payments/normaliseReference.ts';
import { toNpr, toPaisa } from '#domain/payments/paisa.ts';
import { rowReasonSchema } from '#domain/payments/reconciliation/rowReasonSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { claimReferences } from '#graph/modules/orders/ledger/paymentReferences.ts';
import type { Payment, StatementRow } from '#graph/prisma/generated/client.ts';
import { findViolatedIndex, type Transaction } from '#graph/prisma/transaction.ts';
import type { ResolveStatementRowInput } from '#graph/schema/schema.generated.ts';
import { lockRemittance } from '../remittances/lockRemittance.ts';
import { findLinkablePayment, findLinkableRemittance } from './findLinkable.ts';

/**
 * Links a row to a payment or remittance, sets it aside, or reopens it for automatic matching. The ledger is not
 * changed.
 */
export async function resolveStatementRow(
  context: GraphContext,
  { id, decision, paymentId, orderNumber, remittance: namedRemittance, ...input }: ResolveStatementRowInput,
): Promise<StatementRow> {
  const { prisma, viewer, now } = context;
  const { reason = null } = parseInput(rowReasonSchema, input);
  const row = await prisma.statementRow.findUnique({ where: { id } });
  if (!row) throw new DomainError('STATEMENT_ROW_NOT_FOUND', 'id');
  if (decision === 'SET_ASIDE' && !reason) throw new DomainError('SET_ASIDE_REASON_REQUIRED', 'reason');
  const isLink = decision === 'LINK';
  const remittance =
    isLink && namedRemittance ? await findLinkableRemittance(prisma, row, namedRemittance) : null;
  const payment =
    isLink && !remittance ? await findLinkablePayment(prisma, row, { paymentId, orderNumber }) : null;
  const linkedPaisa = remittance?.totalPaisa ?? (payment && getSignedPaisa(payment));
  if (linkedPaisa !== null && !reason) assertSameAmount(row, linkedPaisa);
  const decisionFields = decision === 'REOPEN' ? null : { decidedAt: now, decidedById: viewer?.id ?? null };
  try {
    return await context.work(async (work) => {
      if (remittance) await lockRemittance(work.db, remittance);
      const updatedRow = await work.db.statementRow.update({
        where: { id },
        data: {
          ...(decisionFields ?? { decidedAt: null, decidedById: null }),
          ...{ paymentId: payment?.id ?? null, remittanceId: remittance?.id ?? null },
          reason: decisionFields ? reason : null,
        },
      });
      await moveReference(work.db, row, payment);
      await recordAudit(work.db, context, {
        action: ACTIONS[decision],
        entity: 'StatementRow',
        entityId: id,
        before: describeLink(row),
        after: describeLink(updatedRow),
      });
      return updatedRow;
    });
  } catch (error) {
    if (findViolatedIndex(error) === null) throw error;
    throw remittance
      ? new DomainError('REMITTANCE_LINKED', 'remittance')
      : new DomainError('PAYMENT_LINKED', 'paymentId');
  }
}

/**
 * Adds the row's transaction id to the linked payment's references, so that a later response from the provider is
 * recognised as already recorded.
 */
async function moveReference(
  tx: Transaction,
  { method, transactionId, paymentId: formerId }: StatementRow,
  payment: Payment | null,
): Promise<void> {
  const name = normaliseReference(method, transactionId);
  const formerPayment = formerId && name ? await tx.payment.findUnique({ where: { id: formerId } }) : null;
  const isOwnReference =
    formerPayment &&
    normaliseReferences(method, [formerPayment.reference, formerPayment.transactionId]).includes(name ?? '');
  if (formerPayment && name && !isOwnReference)
    await tx.paymentReference.deleteMany({ where: { paymentId: formerPayment.id, method, name } });
  if (payment?.kind === 'PAYMENT')
    await claimReferences(tx, {
      ...{ paymentId: payment.id, method, isShared: true },
      references: [transactionId],
    });
}

const ACTIONS = { LINK: 'statement.link', SET_ASIDE: 'statement.setAside', REOPEN: 'statement.reopen' };

function describeLink({ paymentId, remittanceId, reason }: StatementRow) {
  return { paymentId, ...(remittanceId && { remittanceId }), reason };
}

function getSignedPaisa({ amount, kind }: Payment): number {
  return toPaisa(kind === 'REFUND' ? -amount : amount);
}

function assertSameAmount({ amountPaisa }: StatementRow, linkedPaisa: number): void {
  if (Number(amountPaisa) === linkedPaisa) return;
  const toWholeNpr = (paisa: number) => Math.round(toNpr(Math.abs(paisa)) ?? 0);
  throw new DomainError(
    'LINK_REASON_REQUIRED',
    { statedNpr: toWholeNpr(Number(amountPaisa)), enteredNpr: toWholeNpr(linkedPaisa) },
    'reason',
  );
}
