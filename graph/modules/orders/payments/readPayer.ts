import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { payerSchema } from '#domain/orders/counter/counterSaleSchema.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { InputMaybe, PayerInput } from '#graph/schema/schema.generated.ts';

/** Whose account pays, as the law wants it kept; what the order has already stays. */
export function readPayer(order: Order, given: InputMaybe<PayerInput> | undefined) {
  if (!given && order.payerName) return null;
  if (!given) throw new DomainError('PAYER_ASKED', 'payer');
  const { accountHolder, bank, relation } = parseInput(payerSchema, given);
  return { payerName: accountHolder, payerBank: bank, payerRelation: relation };
}
