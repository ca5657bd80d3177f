import { readPrefixedOrderNumber } from '#domain/orders/orderNumber.ts';
import { readPrefixedReturnNumber } from '#domain/orders/returns/returnNumber.ts';
import type { ReadContext } from '#graph/context.ts';
import { buildSearchCondition } from '#graph/modules/orders/orderSearchCondition.ts';
import { asc, createKeyset, desc, instant, type Keyset, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import { escapeLike } from '#graph/prisma/escapeLike.ts';
import type { Prisma, Return } from '#graph/prisma/generated/client.ts';
import type {
  AdminReturnFilter,
  AdminReturnSort,
  InputMaybe,
  QueryAdminReturnsArgs,
} from '#graph/schema/schema.generated.ts';

export type ReturnPage = Page<Return>;
type ReturnKeyset = Keyset<Return, Prisma.ReturnWhereInput>;

const ORDERS: Record<AdminReturnSort, ReturnKeyset> = {
  NEWEST: createKeyset({ requestedAt: desc(instant), id: desc(text) }),
  OLDEST: createKeyset({ requestedAt: asc(instant), id: asc(text) }),
};

/** Lists all returns, for staff. */
export async function adminReturns(
  readContext: ReadContext,
  { filter, sort, ...args }: Partial<QueryAdminReturnsArgs>,
): Promise<ReturnPage> {
  return readTable(readContext.prisma.return, {
    ...args,
    where: await toCondition(readContext, filter),
    order: ORDERS[sort ?? 'NEWEST'],
    isSearch: Boolean(filter?.search),
  });
}

async function toCondition(
  readContext: ReadContext,
  filter: InputMaybe<AdminReturnFilter> | undefined,
): Promise<Prisma.ReturnWhereInput> {
  const { status, wish, reason, search, from, to, orderId } = filter ?? {};
  const [firstStatus, ...otherStatuses] = new Set(status);
  return {
    ...(firstStatus && {
      status: otherStatuses.length === 0 ? firstStatus : { in: [firstStatus, ...otherStatuses] },
    }),
    ...(wish && { wish }),
    ...(orderId && { orderId }),
    ...(reason && { lines: { some: { reason } } }),
    ...((from || to) && { requestedAt: { ...(from && { gte: from }), ...(to && { lt: to }) } }),
    ...(search?.trim() && (await buildReturnSearch(readContext, search.trim()))),
  };
}

/** Searches by return number or, failing that, by the orders of the returns. */
async function buildReturnSearch({ prisma }: ReadContext, search: string): Promise<Prisma.ReturnWhereInput> {
  const number = readPrefixedReturnNumber(search);
  if (number !== null) return { number: { startsWith: escapeLike(number) } };
  const orderCondition = { order: await buildSearchCondition(prisma, search) };
  if (readPrefixedOrderNumber(search) !== null) return orderCondition;
  return { OR: [orderCondition, { number: { startsWith: escapeLike(`RT-${search.toUpperCase()}`) } }] };
}
