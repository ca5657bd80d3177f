import { isBeyondUnpaidLimits, type OpenUnpaid } from '#domain/orders/unpaidLimits.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { readNetwork } from '#graph/access/attempts/readNetwork.ts';
import type { GraphContext } from '#graph/context.ts';
import { rows, type Statement } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { writeConflict } from '#graph/prisma/writeConflict.ts';
import type { OrderToPlace } from './readPlaceOrderInput.ts';

/** Whose open orders count together. */
interface Buyer {
  email: string;
  phone: string;
  accountId: string | null;
  network: string;
}

interface OpenOrder {
  id: string;
  finalTotal: number;
  pieces: number;
}

/** What is known of a buyer beside their own open orders: whether the account has ever paid, and what is open in the network. */
interface Standing extends OpenUnpaid {
  hasPaid: number;
}

const IS_OPEN = Prisma.sql`payment_status = 'UNPAID' AND status IN ('PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED')`;

/** Null where the store knows who buys: it sells at its counter, or to a program that it has given a key. */
export function toBuyer(
  { viewer, apiKey, ip }: GraphContext,
  { counterSale, contact }: OrderToPlace,
): Buyer | null {
  if (counterSale || apiKey) return null;
  return {
    email: contact.email,
    phone: contact.phone,
    accountId: viewer?.id ?? null,
    network: readNetwork(ip),
  };
}

/** The buyer's own orders that are open and unpaid, by whatever they are known by. */
export function readOpenOrders(buyer: Buyer | null): Statement<OpenOrder[]> {
  return rows(buyer ? openOrdersOf(buyer, { isLocked: false }) : Prisma.sql`SELECT 1 FROM DUAL WHERE 1 = 0`);
}

export function readStanding(buyer: Buyer | null): Statement<Standing[]> {
  return rows(Prisma.sql`
    SELECT EXISTS (
        SELECT 1 FROM orders WHERE user_id = ${buyer?.accountId ?? ''} AND payment_status = 'PAID'
      ) AS hasPaid, COUNT(*) AS count, CAST(COALESCE(SUM(final_total), 0) AS DOUBLE) AS total,
      CAST(COALESCE(SUM(pieces), 0) AS DOUBLE) AS pieces
    FROM orders FORCE INDEX (orders_placed_from_idx) WHERE placed_from = ${buyer?.network ?? ''} AND ${IS_OPEN}`);
}

/** Whether the order holds its pieces from the beginning. */
export function holdsStock(
  order: Omit<OpenOrder, 'id'>,
  { hasPaid, theirs, ...network }: Standing & { theirs: readonly OpenOrder[] },
  settings: StoreSettings,
): boolean {
  if (hasPaid) return true;
  return !isBeyondUnpaidLimits(order, { buyer: sumOf(theirs), network }, settings);
}

/**
 * Once the order is written: reads the buyer's others again, with those that are being placed in this very moment, for
 * which it waits. A conflict, which starts over, where they make another decision. Of two that wait for each other the
 * database ends one, which starts over too.
 */
export function expectSameDecision(
  buyer: Buyer,
  orderId: string,
  isSame: (others: readonly OpenOrder[]) => boolean,
): Statement<void> {
  const { sql, read } = rows<OpenOrder>(openOrdersOf(buyer, { isLocked: true }));
  return {
    sql,
    read: (result) => {
      if (!isSame(read(result).filter(({ id }) => id !== orderId))) throw writeConflict();
    },
  };
}

function openOrdersOf({ email, phone, accountId }: Buyer, { isLocked }: { isLocked: boolean }): Prisma.Sql {
  const found = [
    Prisma.sql`FORCE INDEX (orders_contact_email_idx) WHERE contact_email = ${email}`,
    Prisma.sql`FORCE INDEX (orders_contact_phone_idx) WHERE contact_phone = ${phone}`,
    ...(accountId
      ? [Prisma.sql`FORCE INDEX (orders_user_id_placed_at_idx) WHERE user_id = ${accountId}`]
      : []),
  ];
  const parts = found.map(
    (where) => Prisma.sql`SELECT id, final_total AS finalTotal, pieces FROM orders ${where} AND ${IS_OPEN}`,
  );
  if (!isLocked) return Prisma.join(parts, ' UNION ');
  return Prisma.join(
    parts.map((part) => Prisma.sql`(${part} LOCK IN SHARE MODE)`),
    ' UNION ',
  );
}

function sumOf(orders: readonly OpenOrder[]): OpenUnpaid {
  return {
    count: orders.length,
    total: orders.reduce((sum, { finalTotal }) => sum + finalTotal, 0),
    pieces: orders.reduce((sum, { pieces }) => sum + pieces, 0),
  };
}
