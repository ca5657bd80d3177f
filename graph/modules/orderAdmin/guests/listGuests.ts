import type { ReadContext } from '#graph/context.ts';
import { buildSearchCondition } from '#graph/modules/orders/orderSearchCondition.ts';
import { asc, createKeyset, desc, instant, text } from '#graph/pagination/keyset.ts';
import { type Page, type PageArgs, readPage } from '#graph/pagination/page.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { QueryGuestsArgs } from '#graph/schema/schema.generated.ts';

/** Guest with the fields the list is sorted by. */
export interface GuestRow {
  phone: string;
  lastOrderAt: Date;
}

export type GuestPage = Page<GuestRow>;

/** Condition for guest orders: no account, but a phone number. */
export const GUEST_ORDER_FILTER = {
  userId: null,
  contactPhone: { not: '' },
} as const satisfies Prisma.OrderWhereInput;

const order = createKeyset<GuestRow, Groups>({ lastOrderAt: desc(instant), phone: asc(text) }, 'guests');

type Groups = Prisma.OrderScalarWhereWithAggregatesInput;

/** Returns a page of guests, one for each phone number. */
export async function listGuests(
  { prisma }: ReadContext,
  { search, ...args }: Partial<QueryGuestsArgs>,
): Promise<GuestPage> {
  if (search)
    return paginateGuests(
      await findGuests(prisma, { where: await buildSearchCondition(prisma, search) }),
      args,
    );
  return readPage(args, {
    order: { ...order, buildConditionAfter: buildCursorCondition },
    find: ({ after, take, skip }) => findGuests(prisma, { having: after, take, skip }),
    count: async () => {
      const [row] = await prisma.$queryRaw<{ count: bigint }[]>`
        SELECT COUNT(DISTINCT contact_phone) AS count FROM orders WHERE user_id IS NULL AND contact_phone <> ''`;
      return Number(row?.count ?? 0);
    },
  });
}

/** Paginates search results in memory, so that one query provides both the page and the total. */
function paginateGuests(guests: readonly GuestRow[], args: PageArgs): Promise<GuestPage> {
  return readPage<GuestRow, GuestRow>(args, {
    order: { ...order, buildConditionAfter: parseCursor },
    find: async ({ after, take, skip }) => {
      const remainingGuests = after ? guests.filter((guest) => order.compare(guest, after) > 0) : guests;
      return remainingGuests.slice(skip, skip + take);
    },
    count: async () => guests.length,
  });
}

interface GuestQuery {
  where?: Prisma.OrderWhereInput;
  having?: Groups;
  take?: number;
  skip?: number;
}

async function findGuests(
  { order: orders }: ReadContext['prisma'],
  { where = {}, ...page }: GuestQuery,
): Promise<GuestRow[]> {
  const groups = await orders.groupBy({
    ...page,
    by: ['contactPhone'],
    where: { ...GUEST_ORDER_FILTER, AND: [where] },
    _max: { placedAt: true },
    orderBy: [{ _max: { placedAt: 'desc' } }, { contactPhone: 'asc' }],
  });
  return groups.flatMap(({ contactPhone: phone, _max: { placedAt: lastOrderAt } }) =>
    lastOrderAt ? [{ phone, lastOrderAt }] : [],
  );
}

/** Returns the condition for guests after the cursor. */
function buildCursorCondition(cursor: string): Groups {
  const { lastOrderAt, phone } = parseCursor(cursor);
  return {
    OR: [
      { placedAt: { _max: { lt: lastOrderAt } } },
      { AND: [{ placedAt: { _max: { equals: lastOrderAt } } }, { contactPhone: { gt: phone } }] },
    ],
  };
}

function parseCursor(cursor: string): GuestRow {
  return order.read(cursor) as GuestRow;
}
