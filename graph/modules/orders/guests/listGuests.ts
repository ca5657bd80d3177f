import type { Reading } from '#graph/context.ts';
import { asc, desc, instant, keyset, text } from '#graph/pagination/keyset.ts';
import { type Page, type PageArgs, readPage } from '#graph/pagination/page.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { QueryGuestsArgs } from '#graph/schema/schema.generated.ts';
import { searchCondition } from '../orderSearchCondition.ts';

/** Who bought without an account, as far as the list orders them. */
export interface KnownGuest {
  phone: string;
  lastOrderAt: Date;
}

export type GuestPage = Page<KnownGuest>;

/** The orders that buyers without an account are known by. */
export const GUEST_ORDERS = {
  userId: null,
  contactPhone: { not: '' },
} as const satisfies Prisma.OrderWhereInput;

const order = keyset<KnownGuest, Prisma.OrderScalarWhereWithAggregatesInput>(
  { lastOrderAt: desc(instant), phone: asc(text) },
  'guests',
);

/** A page of those who bought without an account, one for each phone number. */
export async function listGuests(
  { prisma }: Reading,
  { search, ...args }: Partial<QueryGuestsArgs>,
): Promise<GuestPage> {
  const where = { ...GUEST_ORDERS, ...(search && { AND: [await searchCondition(prisma, search)] }) };
  return readPage(args satisfies PageArgs, {
    order: { ...order, after: followers },
    find: async ({ after, take, skip }) => {
      const found = await prisma.order.groupBy({
        by: ['contactPhone'],
        where,
        having: after,
        _max: { placedAt: true },
        orderBy: [{ _max: { placedAt: 'desc' } }, { contactPhone: 'asc' }],
        take,
        skip,
      });
      return found.flatMap(({ contactPhone: phone, _max: { placedAt: lastOrderAt } }) =>
        lastOrderAt ? [{ phone, lastOrderAt }] : [],
      );
    },
    count: async () => {
      if (search) return (await prisma.order.groupBy({ by: ['contactPhone'], where })).length;
      const [row] = await prisma.$queryRaw<{ count: bigint }[]>`
        SELECT COUNT(DISTINCT contact_phone) AS count FROM orders WHERE user_id IS NULL AND contact_phone <> ''`;
      return Number(row?.count ?? 0);
    },
  });
}

/** Keeps the groups of orders whose buyers follow the cursor's. */
function followers(cursor: string): Prisma.OrderScalarWhereWithAggregatesInput {
  const { lastOrderAt, phone } = order.read(cursor) as KnownGuest;
  return {
    OR: [
      { placedAt: { _max: { lt: lastOrderAt } } },
      { AND: [{ placedAt: { _max: { equals: lastOrderAt } } }, { contactPhone: { gt: phone } }] },
    ],
  };
}
