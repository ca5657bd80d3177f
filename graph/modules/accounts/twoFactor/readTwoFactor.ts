import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { TwoFactor } from '#graph/schema/schema.generated.ts';

/** Returns the state of the viewer's second factor. */
export async function readTwoFactor(context: GraphContext): Promise<TwoFactor> {
  const { prisma } = context;
  const { id: userId } = requireViewer(context);
  const [factor, recoveryCodesLeft, settings] = await Promise.all([
    prisma.twoFactor.findUnique({ where: { userId } }),
    prisma.recoveryCode.count({ where: { userId } }),
    readSettings(prisma),
  ]);
  return {
    confirmedAt: factor?.confirmedAt ?? null,
    recoveryCodesLeft,
    isRequired: settings.requireStaffTwoFactor,
  };
}
