import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { DeleteAlertInput } from '#graph/schema/schema.generated.ts';
import { type AlertEntry, listAlerts } from '../listAlerts.ts';

/** Removes one of the viewer's own alerts; answers those that still wait. */
export async function deleteAlert(context: GraphContext, { id }: DeleteAlertInput): Promise<AlertEntry[]> {
  const { id: userId } = requireViewer(context);
  await context.prisma.alert.deleteMany({ where: { id, userId } });
  return listAlerts(context.prisma, userId);
}
