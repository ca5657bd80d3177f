import type { GraphContext } from '../../context.ts';
import type { RemoveAlertInput } from '../../schema.generated.ts';
import { requireViewer } from '../accounts/requireViewer.ts';
import { type AlertEntry, listAlerts } from './listAlerts.ts';

/** Removes one of the viewer's own alerts; answers those that still wait. */
export async function removeAlert(context: GraphContext, { id }: RemoveAlertInput): Promise<AlertEntry[]> {
  const { id: userId } = requireViewer(context);
  await context.prisma.alert.deleteMany({ where: { id, userId } });
  return listAlerts(context.prisma, userId);
}
