import type { Reading } from '#graph/context.ts';
import { desc, instant, keyset, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import type { MetalRate, Prisma } from '#graph/prisma/generated/client.ts';
import type { QueryAdminMetalRatesArgs } from '#graph/schema/schema.generated.ts';

export type MetalRatePage = Page<MetalRate>;

const lastFirst = keyset<MetalRate, Prisma.MetalRateWhereInput>({
  effectiveFrom: desc(instant),
  id: desc(text),
});

/** A page of all rates that were published. */
export function listMetalRates(
  { prisma }: Reading,
  { metal, ...args }: Partial<QueryAdminMetalRatesArgs>,
): Promise<MetalRatePage> {
  const where = metal ? { metal } : {};
  return readTable(prisma.metalRate, { ...args, where, order: lastFirst });
}
