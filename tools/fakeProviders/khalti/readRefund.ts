import { type FakePayment, refundedPaisa } from '../payment.ts';

/** How much goes back, in paisa: what an empty body asks for is all that is left. The words of the refusals are not documented. */
export function readRefund(
  body: Record<string, unknown>,
  payment: FakePayment,
): { amountPaisa: number } | { refused: string } {
  const left = payment.paidPaisa - refundedPaisa(payment);
  const amount = body.amount ?? left;
  if (left === 0) return { refused: 'Transaction has already been refunded.' };
  if (!Number.isInteger(amount) || Number(amount) <= 0) return { refused: 'A valid amount is required.' };
  if (Number(amount) > left) return { refused: 'Amount is more than what is left of the transaction.' };
  return { amountPaisa: Number(amount) };
}
