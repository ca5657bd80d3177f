import {
  BUYERS_IN_A_NETWORK,
  decisiveCount,
  hasUnpaidLimits,
  isBeyondUnpaidLimits,
  type OpenUnpaid,
} from '#domain/orders/unpaidLimits.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { mailboxOf } from '#graph/access/attempts/mailbox.ts';
import { readNetwork } from '#graph/access/attempts/readNetwork.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { GraphContext } from '#graph/context.ts';
import { rows, type Statement, write } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { writeConflict } from '#graph/prisma/writeConflict.ts';
import type { OrderToPlace } from './readPlaceOrderInput.ts';

/** Contact, account and network by which open orders count together. */
export interface Buyer {
  /** The mailbox behind the e-mail address, so that aliases of one mailbox count together. */
  mailbox: string;
  phone: string;
  accountId: string | null;
  network: string;
}

interface OrderSize {
  /** NPR. */
  finalTotal: number;
  pieces: number;
}

/** The open unpaid orders of a buyer and of the network, and whether the account has paid for an order that stands. */
export interface BuyerStanding {
  buyer: OpenUnpaid;
  network: OpenUnpaid;
  hasPaid: boolean;
}

const IS_OPEN = Prisma.sql`payment_status = 'UNPAID' AND status IN ('PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED')`;

/** Null where the store sells at its counter, or to a program that has a key. */
export function toBuyer(
  { viewer, apiKey, ip }: GraphContext,
  { counterSale, contact }: OrderToPlace,
): Buyer | null {
  if (counterSale || apiKey) return null;
  return {
    mailbox: mailboxOf(contact.email),
    phone: contact.phone,
    accountId: viewer?.id ?? null,
    network: readNetwork(ip),
  };
}

/**
 * Counts and sums what is open of the buyer and of the network, each up to the number that decides, so that the cost does not
 * grow with the orders that strangers place under the same phone number. Null where no limit applies.
 */
export function readStanding(buyer: Buyer | null, settings: StoreSettings): Statement<BuyerStanding | null> {
  if (!buyer || !hasUnpaidLimits(settings))
    return { sql: Prisma.sql`SELECT 1 FROM DUAL WHERE 1 = 0`, read: () => null };
  const most = decisiveCount(settings);
  const ofNetwork = Prisma.sql`
    (SELECT id, final_total, pieces FROM orders FORCE INDEX (orders_placed_from_idx)
      WHERE placed_from = ${buyer.network} AND ${IS_OPEN} LIMIT ${most * BUYERS_IN_A_NETWORK})`;
  const { sql, read } = rows<Sums & { isNetwork: number; hasPaid: number }>(Prisma.sql`
    SELECT own.*, 0 AS isNetwork, 0 AS hasPaid FROM (${sumsOf(openOrdersOf(buyer, most))}) own
    UNION ALL
    SELECT network.*, 1 AS isNetwork, EXISTS (
      SELECT 1 FROM orders WHERE user_id = ${buyer.accountId} AND payment_status = 'PAID' AND paid > 0
        AND status NOT IN ('CANCELLED', 'RETURNED')
    ) FROM (${sumsOf(ofNetwork)}) network`);
  return {
    sql,
    read: (result) => {
      const sums = read(result);
      const own = sums.find(({ isNetwork }) => isNetwork === 0);
      const network = sums.find(({ isNetwork }) => isNetwork === 1);
      return { buyer: toOpen(own), network: toOpen(network), hasPaid: network?.hasPaid === 1 };
    },
  };
}

/** Whether the order holds its pieces from the beginning. */
export function holdsStock(
  order: OrderSize,
  { hasPaid, ...open }: BuyerStanding,
  settings: StoreSettings,
): boolean {
  return hasPaid || !isBeyondUnpaidLimits(order, open, settings);
}

/**
 * Once an order that holds its pieces is written: counts again, after every order of the same buyer that is being placed in
 * this moment. Throws a conflict, which starts over, where the order is beyond the limits by now. Only orders within the
 * limits meet on a row here: a buyer who is beyond them waits for nobody.
 */
export function expectStillWithinLimits(
  buyer: Buyer,
  orderId: string,
  { settings, now }: { settings: StoreSettings; now: Date },
  isWithin: (open: OpenUnpaid) => boolean,
): Statement<unknown>[] {
  const { sql, read } = rows<Sums>(
    sumsOf(openOrdersOf(buyer, decisiveCount(settings), Prisma.sql`AND id <> ${orderId}`)),
  );
  return [
    write(holdBuyer(buyer, now)),
    {
      sql,
      read: (result) => {
        if (!isWithin(toOpen(read(result)[0]))) throw writeConflict();
      },
    },
  ];
}

/** Names of the rows that `holdBuyer` holds. */
export function rowsOfBuyer({ mailbox, phone, accountId }: Buyer): string[] {
  return [`mailbox ${mailbox}`, `phone ${phone}`, ...(accountId ? [`account ${accountId}`] : [])];
}

/** Holds a row for each thing that the buyer is known by, in the order of their keys so that nobody waits in a ring. */
function holdBuyer(buyer: Buyer, now: Date): Prisma.Sql {
  const keys = rowsOfBuyer(buyer)
    .map((one) => sha256(`openOrders of ${one}`))
    .sort();
  const tuples = keys.map((key) => Prisma.sql`(${key}, 1, ${now})`);
  return Prisma.sql`
    INSERT INTO attempts (key_hash, count, since) VALUES ${Prisma.join(tuples)}
    ON DUPLICATE KEY UPDATE count = count + 1, since = ${now}`;
}

function openOrdersOf(
  { mailbox, phone, accountId }: Buyer,
  most: number,
  but: Prisma.Sql = Prisma.empty,
): Prisma.Sql {
  const found = [
    Prisma.sql`FORCE INDEX (orders_contact_mailbox_idx) WHERE contact_mailbox = ${mailbox}`,
    Prisma.sql`FORCE INDEX (orders_contact_phone_idx) WHERE contact_phone = ${phone}`,
    ...(accountId ? [Prisma.sql`FORCE INDEX (orders_user_open_idx) WHERE user_id = ${accountId}`] : []),
  ];
  return Prisma.join(
    found.map(
      (where) =>
        Prisma.sql`(SELECT id, final_total, pieces FROM orders ${where} AND ${IS_OPEN} ${but} LIMIT ${most})`,
    ),
    ' UNION ',
  );
}

interface Sums {
  count: number;
  total: number;
  pieces: number;
}

function sumsOf(orders: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT COUNT(*) AS count, CAST(COALESCE(SUM(final_total), 0) AS DOUBLE) AS total,
      CAST(COALESCE(SUM(pieces), 0) AS DOUBLE) AS pieces
    FROM (${orders}) open_orders`;
}

function toOpen({ count, total, pieces }: Sums = { count: 0, total: 0, pieces: 0 }): OpenUnpaid {
  return { count, total, pieces };
}
