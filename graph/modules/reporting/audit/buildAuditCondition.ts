import type { ReadContext } from '#graph/context.ts';
import { readProductFilter } from '#graph/modules/catalog/readProductFilter.ts';
import { buildCouponCondition } from '#graph/modules/coupons/couponCondition.ts';
import { buildAccountCondition } from '#graph/modules/customers/customerCondition.ts';
import { buildSearchCondition } from '#graph/modules/orders/orderSearchCondition.ts';
import { escapeLike } from '#graph/prisma/escapeLike.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import { readSearch } from '#graph/prisma/searchPeople.ts';

/**
 * Maximum number of matches per kind of object, newest first. Entries about older objects can still be found by
 * filtering by actor and time.
 */
const MAX_MATCHES = 200;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/**
 * Returns the condition for entries about the accounts, orders, products, coupons and emails that match a search, or
 * about the object with the given id.
 */
export async function buildAuditCondition(
  context: ReadContext,
  query: string,
): Promise<Prisma.AuditEntryWhereInput> {
  const { prisma, now } = context;
  const search = readSearch(query);
  if (!WORD_CHARACTER.test(search)) return { id: '' };
  const newestIdsArgs = { select: { id: true }, orderBy: { id: 'desc' }, take: MAX_MATCHES } as const;
  const productCondition = (await readProductFilter(context, { search })).where;
  const matches = await Promise.all([
    prisma.user.findMany({ where: buildAccountCondition(search), ...newestIdsArgs }),
    buildSearchCondition(prisma, search).then((where) => prisma.order.findMany({ where, ...newestIdsArgs })),
    prisma.product.findMany({ where: productCondition, ...newestIdsArgs }),
    prisma.coupon.findMany({ where: buildCouponCondition(prisma, { search }, now), ...newestIdsArgs }),
    prisma.mail.findMany({ where: { toEmail: { startsWith: escapeLike(search) } }, ...newestIdsArgs }),
  ]);
  // Ids are unique across all kinds of objects.
  return { entityId: { in: [search, ...matches.flat().map(({ id }) => id)] } };
}
