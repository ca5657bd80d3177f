import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { ActivityConsentInput } from '#graph/schema/schema.generated.ts';

/** Records whether the viewer consents; the same answer again keeps its time. Withdrawing removes all that was stored. */
export function setActivityConsent(context: GraphContext, { consent }: ActivityConsentInput): Promise<User> {
  const { id } = requireViewer(context);
  return inTransaction(context.prisma, async (tx) => {
    await tx.user.updateMany({
      where: { id, OR: [{ activityConsent: null }, { activityConsent: !consent }] },
      data: { activityConsent: consent, consentAt: context.now },
    });
    if (!consent) {
      await tx.activity.deleteMany({ where: { userId: id } });
      await tx.activitySession.deleteMany({ where: { userId: id } });
    }
    return tx.user.findUniqueOrThrow({ where: { id } });
  });
}
