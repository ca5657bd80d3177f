import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { isPayerRequired } from '#domain/payments/listPaymentOptions.ts';
import { payerSchema } from '#domain/payments/payerSchema.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { InputMaybe, PayerInput } from '#graph/schema/schema.generated.ts';

type PayerOrder = Pick<Order, 'finalTotal' | 'payerName'>;

const schema = z.object({ payer: payerSchema });

/** Returns true if the law requires a record of the payer's account that the order does not have yet. */
export function lacksPayer({ finalTotal, payerName }: PayerOrder): boolean {
  return isPayerRequired(finalTotal) && !payerName;
}

/** Returns the payer's account details required by law. Returns null if there are none to store; the order then keeps its current details. */
export function readPayer(order: PayerOrder, input: InputMaybe<PayerInput> | undefined) {
  if (!input && lacksPayer(order)) throw new DomainError('PAYER_REQUIRED_BY_LAW', 'payer');
  if (!input || !isPayerRequired(order.finalTotal)) return null;
  const { payer } = parseInput(schema, { payer: input });
  return { payerName: payer.accountHolder, payerBank: payer.bank, payerRelation: payer.relation };
}
