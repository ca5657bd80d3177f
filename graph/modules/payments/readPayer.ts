import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { payerRequired } from '#domain/payments/allowedMethods.ts';
import { payerSchema } from '#domain/payments/payerSchema.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { InputMaybe, PayerInput } from '#graph/schema/schema.generated.ts';

type PayerOrder = Pick<Order, 'finalTotal' | 'payerName'>;

const schema = z.object({ payer: payerSchema });

/** Whether the law wants a record of whose account pays that the order does not have yet. */
export function lacksPayer({ finalTotal, payerName }: PayerOrder): boolean {
  return payerRequired(finalTotal) && !payerName;
}

/** Whose account pays, as the law wants it kept; what the order has already stays. */
export function readPayer(order: PayerOrder, given: InputMaybe<PayerInput> | undefined) {
  if (!given && lacksPayer(order)) throw new DomainError('PAYER_ASKED', 'payer');
  if (!given || !payerRequired(order.finalTotal)) return null;
  const { payer } = parseInput(schema, { payer: given });
  return { payerName: payer.accountHolder, payerBank: payer.bank, payerRelation: payer.relation };
}
