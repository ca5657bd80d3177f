import { startOfDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { createWriteConflict } from '#graph/prisma/createWriteConflict.ts';
import { type Statement, selectRows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';

/** Identity for which a day's cash payments are added up. */
export interface CashCustomer {
  customerId: string | null;
  /** Phone number. Empty if unknown. */
  phone: string;
}

interface CashPayment {
  id: string;
  orderId: string;
  amount: number;
}

/**
 * Sums the customer's cash payments since midnight in Kathmandu, at the counter and on delivery, in NPR. Payments
 * voided with a reason still count for their day, because voiding a sale must not allow another cash payment.
 */
export function readCashToday(customer: CashCustomer, now: Date): Statement<number> {
  const { sql, read } = selectRows<CashPayment>(selectCashOfDay(customer, now, { isLocked: false }));
  return { sql, read: (result) => sumPayments(read(result)) };
}

/**
 * Returns a statement that verifies, after the order is written, that no other till has taken cash from the customer
 * since the sum was read. It waits for simultaneous sales. If two wait for each other, the database aborts one of them,
 * which then restarts.
 */
export function verifyCashUnchanged(
  customer: CashCustomer,
  { now, orderId, cashToday }: { now: Date; orderId: string; cashToday: number },
): Statement<void> {
  const { sql, read } = selectRows<CashPayment>(selectCashOfDay(customer, now, { isLocked: true }));
  return {
    sql,
    read: (result) => {
      const otherPayments = read(result).filter((payment) => payment.orderId !== orderId);
      if (sumPayments(otherPayments) !== cashToday) throw createWriteConflict();
    },
  };
}

/** Uses one query per index, so that no orders of other customers are read or locked. */
function selectCashOfDay(
  { customerId, phone }: CashCustomer,
  now: Date,
  { isLocked }: { isLocked: boolean },
): Prisma.Sql {
  const lookups = [
    Prisma.sql`FORCE INDEX (orders_contact_phone_idx) STRAIGHT_JOIN payments p ON p.order_id = o.id
      WHERE o.contact_phone = ${phone} AND o.contact_phone <> ''`,
    ...(customerId
      ? [
          Prisma.sql`FORCE INDEX (orders_user_id_placed_at_idx) STRAIGHT_JOIN payments p ON p.order_id = o.id
            WHERE o.user_id = ${customerId}`,
        ]
      : []),
  ];
  const indexQueries = lookups.map(
    (where) => Prisma.sql`(SELECT p.id, p.order_id AS orderId, p.amount FROM orders o ${where}
      AND p.kind = 'PAYMENT' AND p.method IN ('CASH', 'COD') AND (p.voided_at IS NULL OR p.void_reason IS NOT NULL)
      AND p.settled_at >= ${startOfDay(toKathmanduDay(now))}${isLocked ? Prisma.sql` LOCK IN SHARE MODE` : Prisma.empty})`,
  );
  return Prisma.join(indexQueries, ' UNION ');
}

function sumPayments(payments: readonly CashPayment[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}
