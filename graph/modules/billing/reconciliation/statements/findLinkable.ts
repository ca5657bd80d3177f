import { DomainError } from '#domain/errors/errors.ts';
import { toPaisa } from '#domain/payments/paisa.ts';
import { matchIdOrNumber } from '#graph/modules/orders/change/lockOrder.ts';
import type { Payment, PrismaClient, Remittance, StatementRow } from '#graph/prisma/generated/client.ts';

interface PaymentRef {
  paymentId?: string | null | undefined;
  orderNumber?: string | null | undefined;
}

/**
 * Returns the payment to link to a row, given its id or its order's number. The payment must have the row's direction;
 * if an order has several, the amount decides.
 */
export async function findLinkablePayment(
  prisma: PrismaClient,
  { id, amountPaisa }: StatementRow,
  { paymentId, orderNumber }: PaymentRef,
): Promise<Payment> {
  const isOutgoing = amountPaisa < 0n;
  const kind = isOutgoing ? ('REFUND' as const) : ('PAYMENT' as const);
  const linkableCondition = { kind, voidedAt: null, OR: [{ statementRow: null }, { statementRow: { id } }] };
  if (paymentId) {
    const payment = await prisma.payment.findFirst({ where: { id: paymentId, ...linkableCondition } });
    if (!payment) throw new DomainError('PAYMENT_NOT_FOUND', 'paymentId');
    return payment;
  }
  const order = await prisma.order.findFirst({
    where: matchIdOrNumber(orderNumber ?? ''),
    include: { payments: { where: linkableCondition } },
  });
  if (!order) throw new DomainError('ORDER_NOT_FOUND', 'orderNumber');
  const { number, payments } = order;
  const sameAmountPayments = payments.filter(
    ({ amount }) => toPaisa(amount) === Math.abs(Number(amountPaisa)),
  );
  const [payment, secondMatch] = sameAmountPayments.length > 0 ? sameAmountPayments : payments;
  if (!payment) throw new DomainError('ORDER_WITHOUT_PAYMENT', { number }, 'orderNumber');
  if (secondMatch) throw new DomainError('MULTIPLE_PAYMENTS_MATCH', { number }, 'paymentId');
  return payment;
}

/** Returns the remittance with this id or reference. Throws if another row is linked to it. */
export async function findLinkableRemittance(
  prisma: PrismaClient,
  { id, method }: StatementRow,
  remittanceRef: string,
): Promise<Remittance> {
  const remittances = await prisma.remittance.findMany({
    where: {
      ...{ voidedAt: null, deposit: 'BANK' },
      OR: [{ id: remittanceRef }, { liveReference: remittanceRef.trim() }],
    },
    include: { statementRow: true },
    take: 2,
  });
  const [remittance, secondMatch] = remittances;
  if (!remittance || method !== 'BANK_TRANSFER') throw new DomainError('REMITTANCE_NOT_FOUND', 'remittance');
  if (secondMatch)
    throw new DomainError('MULTIPLE_REMITTANCES_MATCH', { reference: remittanceRef.trim() }, 'remittance');
  if (remittance.statementRow && remittance.statementRow.id !== id)
    throw new DomainError('REMITTANCE_LINKED', 'remittance');
  return remittance;
}
