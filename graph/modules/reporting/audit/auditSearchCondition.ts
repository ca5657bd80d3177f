import type { Reading } from '#graph/context.ts';
import { readProductFilter } from '#graph/modules/catalog/readProductFilter.ts';
import { couponCondition } from '#graph/modules/coupons/couponCondition.ts';
import { accountCondition } from '#graph/modules/customers/customerCondition.ts';
import { searchCondition } from '#graph/modules/orders/orderSearchCondition.ts';
import { escapeLike } from '#graph/prisma/escapeLike.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import { readSearch } from '#graph/prisma/searchPeople.ts';

/** Of a kind, the newest: an entry about an older one is found by its person and its time. */
const MAX = 200;
const WORD = /[\p{L}\p{N}]/u;

/** Keeps the entries about the accounts, orders, products, coupons and mails that a search finds, or about an id. */
export async function aboutSearched(context: Reading, typed: string): Promise<Prisma.AuditEntryWhereInput> {
  const { prisma, now } = context;
  const search = readSearch(typed);
  if (!WORD.test(search)) return { id: '' };
  const newest = { select: { id: true }, orderBy: { id: 'desc' }, take: MAX } as const;
  const product = (await readProductFilter(context, { search })).where;
  const found = await Promise.all([
    prisma.user.findMany({ where: accountCondition(search), ...newest }),
    searchCondition(prisma, search).then((where) => prisma.order.findMany({ where, ...newest })),
    prisma.product.findMany({ where: product, ...newest }),
    prisma.coupon.findMany({ where: couponCondition(prisma, { search }, now), ...newest }),
    prisma.mail.findMany({ where: { toEmail: { startsWith: escapeLike(search) } }, ...newest }),
  ]);
  // No two things have the same id, whatever they are.
  return { entityId: { in: [search, ...found.flat().map(({ id }) => id)] } };
}
