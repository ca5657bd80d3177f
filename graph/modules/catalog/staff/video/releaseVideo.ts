import type { GraphContext } from '#graph/context.ts';
import { giveBack } from '#graph/media/takeUpload.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Gives the video that was taken off a piece back to the uploads, whose files go in time. */
export async function forgetVideo(
  tx: Transaction,
  context: GraphContext,
  { videoKey }: Pick<Product, 'videoKey'>,
): Promise<void> {
  if (videoKey) await giveBack(tx, context, { key: videoKey, width: 0, height: 0, colour: '#000000' });
}
