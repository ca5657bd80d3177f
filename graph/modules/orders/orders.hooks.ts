import type { ReturnReason } from '#domain/orders/returns/returnReasons.ts';
import type { GraphContext, StaffAtWork } from '#graph/context.ts';
import { defineHook } from '#graph/hook.ts';
import type { Order, Payment } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Work } from '#graph/work/work.ts';
import type { Acting } from './acting.ts';

/**
 * Asks the providers about the payments of an order that are under way, before it changes and outside of any transaction: what
 * is paid is in the ledger then. A silent provider stops nobody.
 */
export const askProviders = defineHook<[context: StaffAtWork, order: Pick<Order, 'id'>]>('askProviders');

/** The same for the order's buyer, as often as a buyer may ask. */
export const askProvidersForBuyer =
  defineHook<[context: GraphContext, order: Pick<Order, 'id'>]>('askProvidersForBuyer');

/** In the transaction in which a held order was cancelled, shipped or delivered, once all else is done. */
export const orderMoved = defineHook<[db: Transaction, context: Acting, order: Order]>('orderMoved');

interface Comeback {
  reason: ReturnReason;
  note?: string;
}

/** Enters that all of a held order is here again. */
export const orderCameBack = defineHook<
  [work: Work, context: Acting, order: Order, comeback: Comeback],
  Order
>('orderCameBack');

interface Taken {
  /** Entries that are to count no more. */
  entries: readonly Pick<Payment, 'kind' | 'amount' | 'actorId' | 'createdAt'>[];
  field: string;
}

/** Throws where whoever asks may not take so much of what came in away. */
export const expectMayTakeAway =
  defineHook<[db: Transaction, context: StaffAtWork, order: Order, taken: Taken]>('expectMayTakeAway');
