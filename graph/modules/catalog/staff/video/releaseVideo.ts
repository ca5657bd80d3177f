import type { GraphContext } from '#graph/context.ts';
import { releaseImage } from '#graph/media/claimUpload.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Turns a removed video back into an upload, whose file is deleted later. */
export async function releaseVideo(
  tx: Transaction,
  context: GraphContext,
  { videoKey }: Pick<Product, 'videoKey'>,
): Promise<void> {
  if (videoKey) await releaseImage(tx, context, { key: videoKey, width: 0, height: 0, colour: '#000000' });
}
