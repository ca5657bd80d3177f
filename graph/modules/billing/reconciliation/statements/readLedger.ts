import { addDays, formatIsoDay, startOfDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { isFromBankAccount } from '#domain/payments/onlineMethods.ts';
import { toPaisa, toWholeRupees } from '#domain/payments/paisa.ts';
import type { LedgerLine } from '#domain/payments/reconciliation/matchStatement.ts';
import { STATEMENT_METHODS, type StatementMethod } from '#domain/payments/reconciliation/statementColumns.ts';
import type { Payment, PaymentAttempt, PrismaClient, Remittance } from '#graph/prisma/generated/client.ts';
import type { Period } from '../statementPeriod.ts';
import { readCharges } from './readCharges.ts';

type EnteredPayment = Payment & { order: { id: string; number: string; contactName: string } };

/** Payment or remittance with which statement rows are compared. */
export interface LedgerEntryRow {
  payment: EnteredPayment | null;
  remittance: Remittance | null;
  line: LedgerLine;
}

interface PaymentWithAttempt extends EnteredPayment {
  attempt: PaymentAttempt | null;
  refundOfAttempt: PaymentAttempt | null;
  references: { name: string }[];
}

/**
 * Loads the ledger entries of a method in a period, and those linked by staff. A bank's statement may also contain
 * payments from providers that debit bank accounts, less the charge, so these entries are optional.
 */
export async function readLedger(
  prisma: PrismaClient,
  { method, period, linkedIds }: { method: StatementMethod; period: Period; linkedIds: string[] },
): Promise<LedgerEntryRow[]> {
  const methods = method === 'BANK_TRANSFER' ? STATEMENT_METHODS.filter(isFromBankAccount) : [method];
  const settledAt = { gte: startOfDay(period.from), lt: startOfDay(addDays(period.to, 1)) };
  const [payments, charges, remittances] = await Promise.all([
    prisma.payment.findMany({
      where: {
        kind: { in: ['PAYMENT', 'REFUND'] },
        voidedAt: null,
        OR: [
          { method: { in: methods }, settledAt },
          // Includes payments recorded with another method that are linked to an attempt or carry the provider's
          // reference.
          { attempt: { method: { in: methods } }, settledAt },
          { references: { some: { method: { in: methods } } }, settledAt },
          { id: { in: linkedIds } },
        ],
      },
      include: {
        order: { select: { id: true, number: true, contactName: true } },
        attempt: true,
        refundOfAttempt: true,
        references: { select: { name: true } },
      },
      orderBy: [{ settledAt: 'asc' }, { id: 'asc' }],
    }),
    method === 'BANK_TRANSFER' ? readCharges(prisma, period) : new Map<string, number>(),
    method === 'BANK_TRANSFER' ? readRemittances(prisma, period, linkedIds) : [],
  ]);
  return [
    ...payments.map((payment) => ({
      payment,
      remittance: null,
      line: toPaymentLine(payment, method, charges),
    })),
    ...remittances.map((remittance) => ({ payment: null, remittance, line: toRemittanceLine(remittance) })),
  ];
}

/** Loads remittances deposited at the bank. Each is a net amount for many parcels. */
function readRemittances(
  prisma: PrismaClient,
  { from, to }: Period,
  linkedIds: readonly string[],
): Promise<Remittance[]> {
  return prisma.remittance.findMany({
    where: {
      ...{ voidedAt: null, deposit: 'BANK', totalPaisa: { gt: 0 } },
      OR: [{ day: { gte: from, lte: to } }, { id: { in: [...linkedIds] } }],
    },
    orderBy: [{ day: 'asc' }, { id: 'asc' }],
  });
}

function toRemittanceLine({ id, reference, totalPaisa, day }: Remittance): LedgerLine {
  return {
    ...{ id, names: [reference], amountPaisa: totalPaisa, feePaisa: 0 },
    ...{ day: formatIsoDay(day), isExpected: true },
  };
}

function toPaymentLine(
  payment: PaymentWithAttempt,
  method: StatementMethod,
  charges: Map<string, number>,
): LedgerLine {
  const { id, kind, reference, transactionId, settledAt, attempt, refundOfAttempt, references, order } =
    payment;
  const relatedAttempt = attempt ?? refundOfAttempt;
  const names = [
    transactionId,
    reference,
    relatedAttempt?.ref,
    relatedAttempt?.providerRef,
    relatedAttempt?.transactionId,
  ].filter((name) => name != null);
  const isOtherMethod = (attempt?.method ?? payment.method) !== method;
  const charge = names.map((name) => charges.get(name)).find((candidate) => candidate !== undefined);
  return {
    id,
    names: [...names, ...references.map(({ name }) => name), order.number, order.number.replace(/^JW-/, '')],
    amountPaisa: kind === 'REFUND' ? -toPaisa(payment.amount) : getReceivedPaisa(payment),
    feePaisa: isOtherMethod ? (charge ?? relatedAttempt?.feePaisa ?? 0) : 0,
    day: formatIsoDay(toKathmanduDay(settledAt)),
    isExpected: !isOtherMethod,
  };
}

/** Returns the exact amount received if known, because the ledger stores only whole rupees. */
function getReceivedPaisa({ amount, attempt }: PaymentWithAttempt): number {
  const receivedAmount = attempt?.receivedPaisa ?? null;
  return receivedAmount !== null && toWholeRupees(receivedAmount) === amount
    ? receivedAmount
    : toPaisa(amount);
}
