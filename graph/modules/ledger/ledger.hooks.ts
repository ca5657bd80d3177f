import type { StaffActionContext } from '#graph/context.ts';
import { defineHook } from '#graph/hook.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Runs in the transaction that records a refund of a locked order. */
export const orderRefunded =
  defineHook<[db: Transaction, context: StaffActionContext, order: Order]>('orderRefunded');
