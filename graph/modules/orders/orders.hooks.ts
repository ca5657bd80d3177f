import type { ReturnReason } from '#domain/orders/returns/returnReasons.ts';
import type { GraphContext, StaffActionContext } from '#graph/context.ts';
import { defineHook } from '#graph/hook.ts';
import type { Order, Payment } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Work } from '#graph/work/work.ts';
import type { ChangeContext } from './changeContext.ts';

/**
 * Queries the providers about an order's pending payments before it changes, outside of any transaction, so that the
 * ledger is current. A provider that does not respond does not block the change.
 */
export const refreshPayments =
  defineHook<[context: StaffActionContext, order: Pick<Order, 'id'>]>('refreshPayments');

/** Queries the providers on behalf of the order's customer, within the customer's rate limit. */
export const refreshPaymentsForCustomer = defineHook<[context: GraphContext, order: Pick<Order, 'id'>]>(
  'refreshPaymentsForCustomer',
);

/** Runs at the end of the transaction that cancels, ships or delivers a locked order. */
export const orderStatusChanged =
  defineHook<[db: Transaction, context: ChangeContext, order: Order]>('orderStatusChanged');

interface OrderReturn {
  reason: ReturnReason;
  note?: string;
}

/** Records the return of all items of a locked order. */
export const orderReturned = defineHook<
  [work: Work, context: ChangeContext, order: Order, orderReturn: OrderReturn],
  Order
>('orderReturned');

interface VoidedEntries {
  /** Entries to be voided. */
  entries: readonly Pick<Payment, 'kind' | 'amount' | 'actorId' | 'createdAt'>[];
  field: string;
}

/** Throws if voiding the entries exceeds the viewer's refund limit. */
export const assertCanVoid =
  defineHook<[db: Transaction, context: StaffActionContext, order: Order, voidedEntries: VoidedEntries]>(
    'assertCanVoid',
  );
