import type { StaffAtWork } from '#graph/context.ts';
import { defineHook } from '#graph/hook.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** In the transaction in which money of a held order was paid back. */
export const orderRefunded =
  defineHook<[db: Transaction, context: StaffAtWork, order: Order]>('orderRefunded');
