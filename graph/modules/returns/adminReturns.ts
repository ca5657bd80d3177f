import { calledOrderNumber } from '#domain/orders/orderNumber.ts';
import { calledReturnNumber } from '#domain/orders/returns/returnNumber.ts';
import type { Reading } from '#graph/context.ts';
import { searchCondition } from '#graph/modules/orders/orderSearchCondition.ts';
import { asc, desc, instant, type Keyset, keyset, text } from '#graph/pagination/keyset.ts';
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
  NEWEST: keyset({ requestedAt: desc(instant), id: desc(text) }),
  OLDEST: keyset({ requestedAt: asc(instant), id: asc(text) }),
};

/** Everyone's returns, for staff. */
export async function adminReturns(
  reading: Reading,
  { filter, sort, ...args }: Partial<QueryAdminReturnsArgs>,
): Promise<ReturnPage> {
  return readTable(reading.prisma.return, {
    ...args,
    where: await toCondition(reading, filter),
    order: ORDERS[sort ?? 'NEWEST'],
    isSearch: Boolean(filter?.search),
  });
}

async function toCondition(
  reading: Reading,
  filter: InputMaybe<AdminReturnFilter> | undefined,
): Promise<Prisma.ReturnWhereInput> {
  const { status, wish, reason, search, from, to, orderId } = filter ?? {};
  const [only, ...others] = new Set(status);
  return {
    ...(only && { status: others.length === 0 ? only : { in: [only, ...others] } }),
    ...(wish && { wish }),
    ...(orderId && { orderId }),
    ...(reason && { lines: { some: { reason } } }),
    ...((from || to) && { requestedAt: { ...(from && { gte: from }), ...(to && { lt: to }) } }),
    ...(search?.trim() && (await searched(reading, search.trim()))),
  };
}

/** What is called a return is looked for by its number; all else by the orders that it is about. */
async function searched({ prisma }: Reading, search: string): Promise<Prisma.ReturnWhereInput> {
  const number = calledReturnNumber(search);
  if (number !== null) return { number: { startsWith: escapeLike(number) } };
  const ofOrder = { order: await searchCondition(prisma, search) };
  if (calledOrderNumber(search) !== null) return ofOrder;
  return { OR: [ofOrder, { number: { startsWith: escapeLike(`RT-${search.toUpperCase()}`) } }] };
}
