import type { CouponCustomer } from '#domain/orders/coupons/coupons.ts';
import { toMailbox } from '#graph/access/attempts/mailbox.ts';
import type { GraphContext } from '#graph/context.ts';
import { type CouponRow, readIds, type StoredCouponCandidate } from '#graph/modules/quotes/couponRow.ts';
import { createWriteConflict } from '#graph/prisma/createWriteConflict.ts';
import { type Statement, selectRows, writeExactly } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { selectValidCoupons } from './coupons.snapshot.ts';

/**
 * Account, mailbox and phone number by which a customer's uses of a coupon are counted. Unknown ones are null. Uses by
 * the account's mailbox also count.
 */
export interface CouponUser {
  accountId: string | null;
  mailbox: string | null;
  phone: string | Prisma.Sql | null;
}

/** Returns a customer identified only by account. Null without an account. */
export function toAccountUser(accountId: string | null | undefined): CouponUser | null {
  if (accountId == null) return null;
  return {
    accountId,
    mailbox: null,
    phone: Prisma.sql`(SELECT phone FROM users WHERE id = ${accountId})`,
  };
}

/** Customer identified by the contact of an order. */
export interface OrderContactUser extends CouponUser {
  email: string | null;
  phone: string | null;
}

export function toOrderingUser(
  accountId: string | null,
  { email, phone }: { email: string; phone: string },
): OrderContactUser {
  return { accountId, email: email || null, mailbox: email ? toMailbox(email) : null, phone: phone || null };
}

interface CouponRequest {
  /** Normalised coupon code, in capitals and without spaces. Empty if none was entered. */
  code: string;
  /** Customer of the order. Null if not known yet. */
  user: CouponUser | null;
}

type CandidateRow = Omit<CouponRow, 'isActive' | 'isAutomatic' | 'isFirstOrderOnly'> &
  Record<'isActive' | 'isAutomatic' | 'isFirstOrderOnly' | 'hasOrdered' | 'uses', number> & {
    memberOf: unknown;
  };

/**
 * Reads the coupons that may apply to an order: the coupon with the entered code and automatic coupons. Includes data
 * about the customer, in one statement.
 */
export function readCandidates(
  { snapshot, now }: Pick<GraphContext, 'snapshot' | 'now'>,
  { code, user }: CouponRequest,
): Statement<StoredCouponCandidate[]> {
  const automaticCoupons = selectValidCoupons(snapshot.offers, now);
  const conditions = [
    ...(code ? [Prisma.sql`(c.code = ${code} AND NOT c.is_automatic)`] : []),
    ...(automaticCoupons.length > 0
      ? [Prisma.sql`c.id IN (${Prisma.join(automaticCoupons.map(({ id }) => id))})`]
      : []),
  ];
  if (conditions.length === 0) return { sql: Prisma.sql`SELECT 1 FROM DUAL WHERE 1 = 0`, read: () => [] };
  return findCandidates(Prisma.join(conditions, ' OR '), user);
}

/** Finds the matching coupons with data about this customer, newest first. */
export function findCandidates(
  condition: Prisma.Sql,
  user: CouponUser | null,
  { most: limit = 1000 } = {},
): Statement<StoredCouponCandidate[]> {
  const { sql, read: readRows } = selectRows<CandidateRow>(selectCandidates(condition, user, limit));
  return { sql, read: (result) => readRows(result).map((row) => toCandidate(row, user)) };
}

function selectCandidates(condition: Prisma.Sql, user: CouponUser | null, limit: number): Prisma.Sql {
  const { accountId = null } = user ?? {};
  return Prisma.sql`
    SELECT c.id, c.code, c.name, c.name_ne AS nameNe, c.is_automatic AS isAutomatic, c.kind, c.value, c.basis, c.max_discount AS maxDiscount,
      c.min_items AS minItems, c.starts_at AS startsAt, c.ends_at AS endsAt, c.usage_limit AS usageLimit,
      c.used_count AS usedCount, c.per_customer AS perCustomer, c.is_first_order_only AS isFirstOrderOnly,
      c.collection_ids AS collectionIds, c.product_ids AS productIds, c.group_ids AS groupIds, c.is_active AS isActive, c.version, c.created_at AS createdAt,
      COALESCE(own.uses, 0) AS uses,
      IF(c.is_first_order_only, EXISTS (${selectOrders(user, Prisma.empty)}), 0) AS hasOrdered,
      IF(c.group_ids IS NULL, NULL,
        (SELECT JSON_ARRAYAGG(group_id) FROM customer_group_members WHERE customer_id = ${accountId})) AS memberOf
    FROM coupons c LEFT JOIN (
      SELECT coupon_id, COUNT(*) AS uses FROM (${selectUses(user, condition)}) used GROUP BY coupon_id
    ) own ON own.coupon_id = c.id
    WHERE ${condition} ORDER BY c.created_at DESC, c.id DESC LIMIT ${limit}`;
}

function toCandidate(candidateRow: CandidateRow, user: CouponUser | null): StoredCouponCandidate {
  const { uses, hasOrdered, memberOf, ...row } = candidateRow;
  const coupon: CouponRow = {
    ...row,
    collectionIds: readIds(row.collectionIds),
    productIds: readIds(row.productIds),
    groupIds: readIds(row.groupIds),
    isActive: row.isActive === 1,
    isAutomatic: row.isAutomatic === 1,
    isFirstOrderOnly: row.isFirstOrderOnly === 1,
  };
  return {
    coupon,
    customer: {
      groupIds: readIds(memberOf) ?? [],
      uses,
      hasOrdered: hasOrdered === 1,
      identified: getIdentityState(user),
    },
  };
}

function getIdentityState(user: CouponUser | null): CouponCustomer['identified'] {
  if (!user) return 'LATER';
  const { accountId, mailbox, phone } = user;
  return accountId !== null || mailbox !== null || phone !== null || 'NEVER';
}

/**
 * Counts one use of the coupon, never above its limit. Other orders with the coupon wait until this transaction ends.
 */
export function redeem({ id }: CouponRow): Statement<number> {
  return writeExactly(
    1,
    Prisma.sql`
    UPDATE coupons SET used_count = used_count + 1
    WHERE id = ${id} AND is_active AND (usage_limit IS NULL OR used_count < usage_limit)`,
  );
}

/**
 * Returns a statement that verifies, after `redeem` has locked the coupon, that simultaneous orders of the customer
 * have not used it up. It throws a conflict otherwise, which restarts the order, so that the order is refused with the
 * reason.
 */
export function verifyCouponUsable(
  { id, perCustomer, isFirstOrderOnly }: CouponRow,
  user: CouponUser,
  orderId: string,
): Statement<void>[] {
  if (perCustomer === null && !isFirstOrderOnly) return [];
  const { sql, read: candidateRow } = selectRows<{ uses: number; hasOrdered: number }>(Prisma.sql`
    SELECT (
        SELECT COUNT(*) FROM (${selectUses(user, Prisma.sql`c.id = ${id}`)}) used
      ) AS uses, ${isFirstOrderOnly ? Prisma.sql`EXISTS (${selectOrders(user, Prisma.sql`AND id <> ${orderId}`)})` : 0} AS hasOrdered`);
  return [
    {
      sql,
      read: (result) => {
        const [{ uses, hasOrdered } = { uses: 0, hasOrdered: 0 }] = candidateRow(result);
        if ((perCustomer !== null && uses >= perCustomer) || hasOrdered) throw createWriteConflict();
      },
    },
  ];
}

/**
 * Selects this customer's uses of the given coupons, each once. Skips coupons without a limit per customer, because
 * strangers with the same phone number could have any number of uses.
 */
function selectUses(user: CouponUser | null, condition: Prisma.Sql): Prisma.Sql {
  return Prisma.join(
    buildIdentityConditions(user, 'r.mailbox', 'r.phone', 'r.user_id').map(
      (where) => Prisma.sql`
        SELECT r.id, r.coupon_id FROM coupons c JOIN coupon_redemptions r ON r.coupon_id = c.id
        WHERE c.per_customer IS NOT NULL AND (${condition}) AND ${where}`,
    ),
    ' UNION ',
  );
}

/**
 * Selects orders of this customer that were not cancelled. Reads at most one per identity, because strangers with the
 * same phone number could have any number.
 */
function selectOrders(user: CouponUser | null, exclusion: Prisma.Sql): Prisma.Sql {
  return Prisma.join(
    buildIdentityConditions(user, 'contact_mailbox', 'contact_phone', 'user_id').map(
      (where) =>
        Prisma.sql`(SELECT 1 FROM orders WHERE ${where} AND status <> 'CANCELLED' ${exclusion} LIMIT 1)`,
    ),
    ' UNION ALL ',
  );
}

/**
 * Returns conditions that find this customer's rows by account, mailbox, phone number and other accounts with the same
 * mailbox. Each condition uses an index.
 */
function buildIdentityConditions(
  user: CouponUser | null,
  ...[mailboxColumn, phoneColumn, accountColumn]: [mailbox: string, phone: string, account: string]
): Prisma.Sql[] {
  const { accountId = null, mailbox = null, phone = null } = user ?? {};
  const accountMailbox = Prisma.sql`(SELECT mailbox FROM users WHERE id = ${accountId})`;
  const mailboxes = [...(mailbox === null ? [] : [mailbox]), ...(accountId === null ? [] : [accountMailbox])];
  return [
    Prisma.sql`${Prisma.raw(accountColumn)} = ${accountId}`,
    Prisma.sql`${Prisma.raw(phoneColumn)} = ${phone}`,
    ...mailboxes.flatMap((customerMailbox) => [
      Prisma.sql`${Prisma.raw(mailboxColumn)} = ${customerMailbox}`,
      Prisma.sql`${Prisma.raw(accountColumn)} IN (SELECT id FROM users WHERE mailbox = ${customerMailbox})`,
    ]),
  ];
}
