import type { GraphContext } from '../../context.ts';
import type { TwoFactor } from '../../schema.generated.ts';
import { requireViewer } from '../accounts/requireViewer.ts';
import { readSettings } from '../store/readSettings.ts';

/** How the viewer's second factor stands. */
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
    required: settings.requireStaffTwoFactor,
  };
}
