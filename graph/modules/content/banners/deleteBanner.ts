import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { giveBack } from '#graph/media/takeUpload.ts';
import type { DeleteBannerInput } from '#graph/schema/schema.generated.ts';
import { contentChanged } from '#graph/work/storeEvents.ts';
import { holdBanner } from './holdBanner.ts';

export function deleteBanner(context: GraphContext, input: DeleteBannerInput): Promise<string> {
  return context.work(async (work) => {
    const banner = await holdBanner(work.db, input);
    const {
      id,
      title,
      place,
      imageKey,
      imageWidth: width,
      imageHeight: height,
      imageColour: colour,
    } = banner;
    await work.db.banner.delete({ where: { id } });
    work.publish(contentChanged());
    if (imageKey) await giveBack(work.db, context, { key: imageKey, width, height, colour });
    await recordAudit(work.db, context, {
      action: 'banner.delete',
      entity: 'Banner',
      entityId: id,
      before: { title, place },
    });
    return id;
  });
}
