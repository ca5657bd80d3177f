import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { ActivityConsentInput } from '#graph/schema/schema.generated.ts';

/**
 * Records the viewer's consent. Repeating the same choice keeps its original time. Withdrawing consent deletes all
 * stored activity.
 */
export function setActivityConsent(context: GraphContext, { consent }: ActivityConsentInput): Promise<User> {
  const { id } = requireViewer(context);
  return context.work(async (work) => {
    await work.db.user.updateMany({
      where: { id, OR: [{ hasActivityConsent: null }, { hasActivityConsent: !consent }] },
      data: { hasActivityConsent: consent, consentAt: context.now },
    });
    if (!consent) {
      await work.db.activity.deleteMany({ where: { userId: id } });
      await work.db.activitySession.deleteMany({ where: { userId: id } });
    }
    return work.db.user.findUniqueOrThrow({ where: { id } });
  });
}
