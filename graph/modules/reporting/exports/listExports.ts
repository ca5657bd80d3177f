import { addDays } from '#domain/calendar/kathmandu.ts';
import { EXPORT_RETENTION_DAYS } from '#domain/reporting/listExports.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Job, ListExport, Prisma } from '#graph/prisma/generated/client.ts';
import type { CancelListExportInput } from '#graph/schema/schema.generated.ts';

export type StoredExport = ListExport & { job: Job };

/** Returns the condition for the viewer's exports whose files still exist. */
export function buildOwnExportsCondition(
  context: Pick<GraphContext, 'viewer' | 'now'>,
): Prisma.ListExportWhereInput {
  const { id } = requireViewer(context);
  return { ownerId: id, createdAt: { gt: addDays(context.now, -EXPORT_RETENTION_DAYS) } };
}

export function listExports(context: GraphContext): Promise<StoredExport[]> {
  return context.prisma.listExport.findMany({
    where: buildOwnExportsCondition(context),
    include: { job: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 50,
  });
}

/**
 * Deletes one of the viewer's exports, if it exists. The job that writes it then stops, and the clean-up removes its
 * file.
 */
export async function cancelListExport(
  context: GraphContext,
  { id }: CancelListExportInput,
): Promise<string> {
  const { id: ownerId } = requireViewer(context);
  await context.prisma.listExport.deleteMany({ where: { id, ownerId } });
  return id;
}
