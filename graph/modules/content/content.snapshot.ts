import type { Banner, HomeSection, PrismaClient } from '#graph/prisma/generated/client.ts';

/** Banners and home sections in sequence, including those that are not currently visible. */
export interface Content {
  banners: Banner[];
  rows: HomeSection[];
}

const POSITION_ORDER = [{ position: 'asc' }, { id: 'asc' }] as const;

export async function readContent(prisma: PrismaClient): Promise<Content> {
  const [banners, rows] = await Promise.all([
    prisma.banner.findMany({ orderBy: [...POSITION_ORDER] }),
    prisma.homeSection.findMany({ orderBy: [...POSITION_ORDER] }),
  ]);
  return { banners, rows };
}
