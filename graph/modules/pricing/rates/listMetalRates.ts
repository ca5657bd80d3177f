import type { ReadContext } from '#graph/context.ts';
import { createKeyset, desc, instant, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import type { MetalRate, Prisma } from '#graph/prisma/generated/client.ts';
import type { QueryAdminMetalRatesArgs } from '#graph/schema/schema.generated.ts';

export type MetalRatePage = Page<MetalRate>;

const newestFirst = createKeyset<MetalRate, Prisma.MetalRateWhereInput>({
  effectiveFrom: desc(instant),
  id: desc(text),
});

/** Returns a page of all published rates. */
export function listMetalRates(
  { prisma }: ReadContext,
  { metal, ...args }: Partial<QueryAdminMetalRatesArgs>,
): Promise<MetalRatePage> {
  const where = metal ? { metal } : {};
  return readTable(prisma.metalRate, { ...args, where, order: newestFirst });
}
