import {
  exceedsUnpaidLimits,
  getDecisiveCount,
  hasUnpaidLimits,
  NETWORK_LIMIT_FACTOR,
  type UnpaidExposure,
} from '#domain/orders/unpaidLimits.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { toMailbox } from '#graph/access/attempts/mailbox.ts';
import { readNetwork } from '#graph/access/attempts/readNetwork.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { GraphContext } from '#graph/context.ts';
import { createWriteConflict } from '#graph/prisma/createWriteConflict.ts';
import { type Statement, selectRows, write } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { OrderToPlace } from './readPlaceOrderInput.ts';

/** Contact, account and network. Open orders that share one of them are counted together. */
export interface CustomerIdentity {
  /** Normalised email address, so that aliases of one mailbox count together. */
  mailbox: string;
  phone: string;
  accountId: string | null;
  network: string;
}

interface OrderSize {
  /** Final total in NPR. */
  finalTotal: number;
  quantity: number;
}

/**
 * Open unpaid orders of a customer and their network, and whether the account has a paid order that was not cancelled
 * or returned.
 */
export interface CustomerExposure {
  customer: UnpaidExposure;
  network: UnpaidExposure;
  hasPaid: boolean;
}

const OPEN_ORDER_CONDITION = Prisma.sql`payment_status = 'UNPAID' AND status IN ('PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED')`;

/** Returns null for counter sales and for integrations. */
export function toCustomerIdentity(
  { viewer, apiKey, ip }: GraphContext,
  { counterSale, contact }: OrderToPlace,
): CustomerIdentity | null {
  if (counterSale || apiKey) return null;
  return {
    mailbox: toMailbox(contact.email),
    phone: contact.phone,
    accountId: viewer?.id ?? null,
    network: readNetwork(ip),
  };
}

/**
 * Counts and sums the open orders of the customer and their network, but only as many as the limits require, so that
 * the cost does not grow with orders of strangers with the same phone number. Null if no limit applies.
 */
export function readUnpaidExposure(
  customer: CustomerIdentity | null,
  settings: StoreSettings,
): Statement<CustomerExposure | null> {
  if (!customer || !hasUnpaidLimits(settings))
    return { sql: Prisma.sql`SELECT 1 FROM DUAL WHERE 1 = 0`, read: () => null };
  const limit = getDecisiveCount(settings);
  const networkOrders = Prisma.sql`
    (SELECT id, final_total, pieces FROM orders FORCE INDEX (orders_placed_from_idx)
      WHERE placed_from = ${customer.network} AND ${OPEN_ORDER_CONDITION} LIMIT ${limit * NETWORK_LIMIT_FACTOR})`;
  const { sql, read } = selectRows<Sums & { isNetwork: number; hasPaid: number }>(Prisma.sql`
    SELECT own.*, 0 AS isNetwork, 0 AS hasPaid FROM (${selectSums(selectOpenOrders(customer, limit))}) own
    UNION ALL
    SELECT network.*, 1 AS isNetwork, EXISTS (
      SELECT 1 FROM orders WHERE user_id = ${customer.accountId} AND payment_status = 'PAID' AND paid > 0
        AND status NOT IN ('CANCELLED', 'RETURNED')
    ) FROM (${selectSums(networkOrders)}) network`);
  return {
    sql,
    read: (result) => {
      const sums = read(result);
      const customerSums = sums.find(({ isNetwork }) => isNetwork === 0);
      const networkSums = sums.find(({ isNetwork }) => isNetwork === 1);
      return {
        customer: toUnpaidExposure(customerSums),
        network: toUnpaidExposure(networkSums),
        hasPaid: networkSums?.hasPaid === 1,
      };
    },
  };
}

/** Returns true if the order reserves stock immediately. */
export function shouldReserveStock(
  order: OrderSize,
  { hasPaid, ...openExposure }: CustomerExposure,
  settings: StoreSettings,
): boolean {
  return (
    hasPaid ||
    !exceedsUnpaidLimits(order, { customer: openExposure.customer, network: openExposure.network }, settings)
  );
}

/**
 * Returns statements that count again after an order with reserved stock is written, when no other order of the
 * customer is in progress. They throw a conflict, which restarts the order, if the limits are exceeded. Only orders
 * within the limits lock a shared row, so customers beyond the limits never wait.
 */
export function verifyUnpaidLimits(
  customer: CustomerIdentity,
  orderId: string,
  { settings, now }: { settings: StoreSettings; now: Date },
  isWithin: (exposure: UnpaidExposure) => boolean,
): Statement<unknown>[] {
  const { sql, read } = selectRows<Sums>(
    selectSums(selectOpenOrders(customer, getDecisiveCount(settings), Prisma.sql`AND id <> ${orderId}`)),
  );
  return [
    write(lockCustomer(customer, now)),
    {
      sql,
      read: (result) => {
        if (!isWithin(toUnpaidExposure(read(result)[0]))) throw createWriteConflict();
      },
    },
  ];
}

/** Returns the names of the rows that `lockCustomer` locks. */
export function getCustomerLockNames({ mailbox, phone, accountId }: CustomerIdentity): string[] {
  return [`mailbox ${mailbox}`, `phone ${phone}`, ...(accountId ? [`account ${accountId}`] : [])];
}

/**
 * Returns the statement that locks a row for each identity of the customer, ordered by key so that transactions cannot
 * deadlock.
 */
function lockCustomer(customer: CustomerIdentity, now: Date): Prisma.Sql {
  const keys = getCustomerLockNames(customer)
    .map((name) => sha256(`openOrders of ${name}`))
    .sort();
  const tuples = keys.map((key) => Prisma.sql`(${key}, 1, ${now})`);
  return Prisma.sql`
    INSERT INTO attempts (key_hash, count, since) VALUES ${Prisma.join(tuples)}
    ON DUPLICATE KEY UPDATE count = count + 1, since = ${now}`;
}

function selectOpenOrders(
  { mailbox, phone, accountId }: CustomerIdentity,
  limit: number,
  exclusion: Prisma.Sql = Prisma.empty,
): Prisma.Sql {
  const lookups = [
    Prisma.sql`FORCE INDEX (orders_contact_mailbox_idx) WHERE contact_mailbox = ${mailbox}`,
    Prisma.sql`FORCE INDEX (orders_contact_phone_idx) WHERE contact_phone = ${phone}`,
    ...(accountId ? [Prisma.sql`FORCE INDEX (orders_user_open_idx) WHERE user_id = ${accountId}`] : []),
  ];
  return Prisma.join(
    lookups.map(
      (where) =>
        Prisma.sql`(SELECT id, final_total, pieces FROM orders ${where} AND ${OPEN_ORDER_CONDITION} ${exclusion} LIMIT ${limit})`,
    ),
    ' UNION ',
  );
}

interface Sums {
  count: number;
  total: number;
  pieces: number;
}

function selectSums(orders: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT COUNT(*) AS count, CAST(COALESCE(SUM(final_total), 0) AS DOUBLE) AS total,
      CAST(COALESCE(SUM(pieces), 0) AS DOUBLE) AS pieces
    FROM (${orders}) open_orders`;
}

function toUnpaidExposure(
  { count, total, pieces: quantity }: Sums = { count: 0, total: 0, pieces: 0 },
): UnpaidExposure {
  return { count, total, quantity };
}
