import type { CouponBuyer } from '#domain/orders/coupons/coupons.ts';
import { mailboxOf } from '#graph/access/attempts/mailbox.ts';
import type { GraphContext } from '#graph/context.ts';
import { type CouponCandidate, type CouponRow, readIds } from '#graph/modules/quotes/couponRow.ts';
import { rows, type Statement, writeExactly } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { writeConflict } from '#graph/prisma/writeConflict.ts';
import { offersAt } from './coupons.snapshot.ts';

/**
 * The account, mailbox and phone number by which a buyer is recognised when their uses of a coupon are counted; null where
 * one is not known. The mailbox of their account counts too.
 */
export interface CouponUser {
  accountId: string | null;
  mailbox: string | null;
  phone: string | Prisma.Sql | null;
}

/** A buyer known by their account alone; null without one. */
export function accountUser(accountId: string | null | undefined): CouponUser | null {
  if (accountId == null) return null;
  return {
    accountId,
    mailbox: null,
    phone: Prisma.sql`(SELECT phone FROM users WHERE id = ${accountId})`,
  };
}

/** Somebody by what their order says. */
export interface OrderingUser extends CouponUser {
  email: string | null;
  phone: string | null;
}

export function orderingUser(
  accountId: string | null,
  { email, phone }: { email: string; phone: string },
): OrderingUser {
  return { accountId, email: email || null, mailbox: email ? mailboxOf(email) : null, phone: phone || null };
}

interface CouponRequest {
  /** As it was kept: in capitals, without spaces; empty for none. */
  code: string;
  /** Null where nobody has said yet who buys. */
  user: CouponUser | null;
}

type CandidateRow = Omit<CouponRow, 'isActive' | 'isAutomatic' | 'isFirstOrderOnly'> &
  Record<'isActive' | 'isAutomatic' | 'isFirstOrderOnly' | 'hasOrdered' | 'uses', number> & {
    memberOf: unknown;
  };

/**
 * The coupons that an order may have, with what they have to know of its buyer, in one statement: the one that a code names,
 * and those that apply by themselves.
 */
export function readCandidates(
  { snapshot, now }: Pick<GraphContext, 'snapshot' | 'now'>,
  { code, user }: CouponRequest,
): Statement<CouponCandidate[]> {
  const offers = offersAt(snapshot.offers, now);
  const wanted = [
    ...(code ? [Prisma.sql`(c.code = ${code} AND NOT c.is_automatic)`] : []),
    ...(offers.length > 0 ? [Prisma.sql`c.id IN (${Prisma.join(offers.map(({ id }) => id))})`] : []),
  ];
  if (wanted.length === 0) return { sql: Prisma.sql`SELECT 1 FROM DUAL WHERE 1 = 0`, read: () => [] };
  return findCandidates(Prisma.join(wanted, ' OR '), user);
}

/** The coupons that are wanted, each with what it has to know of this buyer; the newest first. */
export function findCandidates(
  wanted: Prisma.Sql,
  user: CouponUser | null,
  { most = 1000 } = {},
): Statement<CouponCandidate[]> {
  const { sql, read } = rows<CandidateRow>(selectCandidates(wanted, user, most));
  return { sql, read: (result) => read(result).map((row) => toCandidate(row, user)) };
}

function selectCandidates(wanted: Prisma.Sql, user: CouponUser | null, most: number): Prisma.Sql {
  const { accountId = null } = user ?? {};
  return Prisma.sql`
    SELECT c.id, c.code, c.name, c.name_ne AS nameNe, c.is_automatic AS isAutomatic, c.kind, c.value, c.basis, c.max_discount AS maxDiscount,
      c.min_items AS minItems, c.starts_at AS startsAt, c.ends_at AS endsAt, c.usage_limit AS usageLimit,
      c.used_count AS usedCount, c.per_customer AS perCustomer, c.is_first_order_only AS isFirstOrderOnly,
      c.collection_ids AS collectionIds, c.product_ids AS productIds, c.group_ids AS groupIds, c.is_active AS isActive, c.version, c.created_at AS createdAt,
      COALESCE(own.uses, 0) AS uses,
      IF(c.is_first_order_only, EXISTS (${ordersOf(user, Prisma.empty)}), 0) AS hasOrdered,
      IF(c.group_ids IS NULL, NULL,
        (SELECT JSON_ARRAYAGG(group_id) FROM customer_group_members WHERE customer_id = ${accountId})) AS memberOf
    FROM coupons c LEFT JOIN (
      SELECT coupon_id, COUNT(*) AS uses FROM (${usesOf(user, wanted)}) used GROUP BY coupon_id
    ) own ON own.coupon_id = c.id
    WHERE ${wanted} ORDER BY c.created_at DESC, c.id DESC LIMIT ${most}`;
}

function toCandidate(read: CandidateRow, user: CouponUser | null): CouponCandidate {
  const { uses, hasOrdered, memberOf, ...row } = read;
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
    buyer: {
      groupIds: readIds(memberOf) ?? [],
      uses,
      hasOrdered: hasOrdered === 1,
      isKnown: howKnown(user),
    },
  };
}

function howKnown(user: CouponUser | null): CouponBuyer['isKnown'] {
  if (!user) return 'LATER';
  const { accountId, mailbox, phone } = user;
  return accountId !== null || mailbox !== null || phone !== null || 'NEVER';
}

/** Counts one use of the coupon, never above its limit; from then on others who use it wait until this order is placed. */
export function redeem({ id }: CouponRow): Statement<number> {
  return writeExactly(
    1,
    Prisma.sql`
    UPDATE coupons SET used_count = used_count + 1
    WHERE id = ${id} AND is_active AND (usage_limit IS NULL OR used_count < usage_limit)`,
  );
}

/**
 * Once the coupon is held by `redeem`: whether its buyer still may use it beside what they have placed in this very moment.
 * A conflict, which starts over and finds out what to tell, where not.
 */
export function expectUsable(
  { id, perCustomer, isFirstOrderOnly }: CouponRow,
  user: CouponUser,
  orderId: string,
): Statement<void>[] {
  if (perCustomer === null && !isFirstOrderOnly) return [];
  const { sql, read } = rows<{ uses: number; hasOrdered: number }>(Prisma.sql`
    SELECT (
        SELECT COUNT(*) FROM (${usesOf(user, Prisma.sql`c.id = ${id}`)}) used
      ) AS uses, ${isFirstOrderOnly ? Prisma.sql`EXISTS (${ordersOf(user, Prisma.sql`AND id <> ${orderId}`)})` : 0} AS hasOrdered`);
  return [
    {
      sql,
      read: (result) => {
        const [{ uses, hasOrdered } = { uses: 0, hasOrdered: 0 }] = read(result);
        if ((perCustomer !== null && uses >= perCustomer) || hasOrdered) throw writeConflict();
      },
    },
  ];
}

/**
 * Uses by this buyer of those of these coupons that limit them, each once. Of such a coupon nobody has many; of others,
 * strangers under the same phone number can have any number.
 */
function usesOf(user: CouponUser | null, wanted: Prisma.Sql): Prisma.Sql {
  return Prisma.join(
    eachWay(user, 'r.mailbox', 'r.phone', 'r.user_id').map(
      (where) => Prisma.sql`
        SELECT r.id, r.coupon_id FROM coupons c JOIN coupon_redemptions r ON r.coupon_id = c.id
        WHERE c.per_customer IS NOT NULL AND (${wanted}) AND ${where}`,
    ),
    ' UNION ',
  );
}

/** An order of this buyer that was not cancelled, found in each way: one is enough, and strangers can have any number. */
function ordersOf(user: CouponUser | null, but: Prisma.Sql): Prisma.Sql {
  return Prisma.join(
    eachWay(user, 'contact_mailbox', 'contact_phone', 'user_id').map(
      (where) => Prisma.sql`(SELECT 1 FROM orders WHERE ${where} AND status <> 'CANCELLED' ${but} LIMIT 1)`,
    ),
    ' UNION ALL ',
  );
}

/** Conditions that each find rows of this buyer by an index: by their account, mailbox and phone, and by other accounts of their mailbox. */
function eachWay(
  user: CouponUser | null,
  ...[mailboxColumn, phoneColumn, accountColumn]: [mailbox: string, phone: string, account: string]
): Prisma.Sql[] {
  const { accountId = null, mailbox = null, phone = null } = user ?? {};
  const ownMailbox = Prisma.sql`(SELECT mailbox FROM users WHERE id = ${accountId})`;
  const mailboxes = [...(mailbox === null ? [] : [mailbox]), ...(accountId === null ? [] : [ownMailbox])];
  return [
    Prisma.sql`${Prisma.raw(accountColumn)} = ${accountId}`,
    Prisma.sql`${Prisma.raw(phoneColumn)} = ${phone}`,
    ...mailboxes.flatMap((theirs) => [
      Prisma.sql`${Prisma.raw(mailboxColumn)} = ${theirs}`,
      Prisma.sql`${Prisma.raw(accountColumn)} IN (SELECT id FROM users WHERE mailbox = ${theirs})`,
    ]),
  ];
}
