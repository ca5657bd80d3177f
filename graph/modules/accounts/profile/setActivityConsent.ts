import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { ActivityConsentInput } from '#graph/schema/schema.generated.ts';

/** Notes the viewer's word. Withdrawing it removes all that was kept by it. */
export function setActivityConsent(context: GraphContext, { consent }: ActivityConsentInput): Promise<User> {
  const { id } = requireViewer(context);
  return inTransaction(context.prisma, async (tx) => {
    const user = await tx.user.update({
      where: { id },
      data: { activityConsent: consent, consentAt: context.now },
    });
    if (!consent) {
      await tx.activity.deleteMany({ where: { userId: id } });
      await tx.activitySession.deleteMany({ where: { userId: id } });
    }
    return user;
  });
}
