import type { Reading } from '../../context.ts';
import { desc, instant, keyset, text } from '../../keyset.ts';
import { type Page, pageOf } from '../../page.ts';
import type { MetalRate, Prisma } from '../../prisma/generated/client.ts';
import type { QueryAdminMetalRatesArgs } from '../../schema.generated.ts';

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
  return pageOf(args, {
    order: lastFirst,
    find: ({ after, ...page }) =>
      prisma.metalRate.findMany({ where: { AND: [where, after ?? {}] }, ...page }),
    count: () => prisma.metalRate.count({ where }),
  });
}
