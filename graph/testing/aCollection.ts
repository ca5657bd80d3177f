import { randomBytes } from 'node:crypto';
import type { Collection, Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';

export function aCollection(
  prisma: PrismaClient,
  overrides: Partial<Prisma.CollectionUncheckedCreateInput> = {},
): Promise<Collection> {
  const slug = overrides.slug ?? `collection-${randomBytes(4).toString('hex')}`;
  return prisma.collection.create({
    data: {
      slug,
      name: 'Bridal',
      summary: 'For the day itself.',
      story: 'Pieces for a wedding.',
      bannerKey: `${slug}.webp`,
      ...overrides,
    },
  });
}
