import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { giveBack } from '#graph/media/takeUpload.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { DeleteBannerInput } from '#graph/schema/schema.generated.ts';
import { contentChanged } from '#graph/snapshot/shopChange.ts';
import { holdBanner } from './holdBanner.ts';

export function deleteBanner(context: GraphContext, input: DeleteBannerInput): Promise<string> {
  return inTransaction(context.prisma, async (tx) => {
    const banner = await holdBanner(tx, input);
    const {
      id,
      title,
      place,
      imageKey,
      imageWidth: width,
      imageHeight: height,
      imageColour: colour,
    } = banner;
    await tx.banner.delete({ where: { id } });
    await contentChanged(tx);
    if (imageKey) await giveBack(tx, context, { key: imageKey, width, height, colour });
    await recordAudit(tx, context, {
      action: 'banner.delete',
      entity: 'Banner',
      entityId: id,
      before: { title, place },
    });
    return id;
  });
}
