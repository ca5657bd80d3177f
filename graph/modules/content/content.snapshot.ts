import type { Banner, HomeRow, PrismaClient } from '#graph/prisma/generated/client.ts';

/** Banners and home sections in sequence, including those not visible now. */
export interface Content {
  banners: Banner[];
  rows: HomeRow[];
}

const IN_ORDER = [{ position: 'asc' }, { id: 'asc' }] as const;

export async function readContent(prisma: PrismaClient): Promise<Content> {
  const [banners, rows] = await Promise.all([
    prisma.banner.findMany({ orderBy: [...IN_ORDER] }),
    prisma.homeRow.findMany({ orderBy: [...IN_ORDER] }),
  ]);
  return { banners, rows };
}
