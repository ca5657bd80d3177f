import type { GraphContext } from '#graph/context.ts';
import type { ProductImage } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Turns removed photos back into uploads, whose files are deleted later. Photos shown in orders are kept. */
export async function releasePhotos(
  tx: Transaction,
  { now }: GraphContext,
  images: readonly ProductImage[],
): Promise<void> {
  const keys = images.map(({ key }) => key);
  const productIds = images.map(({ productId }) => productId);
  const [orderLines, productImages] = await Promise.all([
    tx.orderLine.findMany({
      where: { productId: { in: productIds }, imageKey: { in: keys } },
      select: { imageKey: true },
      distinct: ['imageKey'],
    }),
    tx.productImage.findMany({ where: { key: { in: keys } }, select: { key: true } }),
  ]);
  const neededKeys = new Set([
    ...orderLines.map(({ imageKey }) => imageKey),
    ...productImages.map(({ key }) => key),
  ]);
  const unusedImages = images.filter(({ key }) => !neededKeys.has(key));
  await tx.upload.createMany({
    data: unusedImages.map(({ key, width, height, colour }) => ({
      key,
      width,
      height,
      colour,
      createdAt: now,
    })),
    skipDuplicates: true,
  });
}
