import type { ReadContext } from '#graph/context.ts';
import { readProductFilter } from '#graph/modules/catalog/readProductFilter.ts';
import { couponCondition } from '#graph/modules/coupons/couponCondition.ts';
import { accountCondition } from '#graph/modules/customers/customerCondition.ts';
import { searchCondition } from '#graph/modules/orders/orderSearchCondition.ts';
import { escapeLike } from '#graph/prisma/escapeLike.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import { readSearch } from '#graph/prisma/searchPeople.ts';

/** Maximum number of matches per kind of object, newest first. An entry about an older object can be found by its actor and time. */
const MAX = 200;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/**
 * Returns the condition for entries about the accounts, orders, products, coupons and emails that a search finds, or
 * about an id.
 */
export async function auditSearchCondition(
  context: ReadContext,
  query: string,
): Promise<Prisma.AuditEntryWhereInput> {
  const { prisma, now } = context;
  const search = readSearch(query);
  if (!WORD_CHARACTER.test(search)) return { id: '' };
  const newest = { select: { id: true }, orderBy: { id: 'desc' }, take: MAX } as const;
  const product = (await readProductFilter(context, { search })).where;
  const matches = await Promise.all([
    prisma.user.findMany({ where: accountCondition(search), ...newest }),
    searchCondition(prisma, search).then((where) => prisma.order.findMany({ where, ...newest })),
    prisma.product.findMany({ where: product, ...newest }),
    prisma.coupon.findMany({ where: couponCondition(prisma, { search }, now), ...newest }),
    prisma.mail.findMany({ where: { toEmail: { startsWith: escapeLike(search) } }, ...newest }),
  ]);
  // Ids are unique across all kinds of objects.
  return { entityId: { in: [search, ...matches.flat().map(({ id }) => id)] } };
}
