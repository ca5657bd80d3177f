import { addDays } from '#domain/calendar/kathmandu.ts';
import { EXPORT_KEPT_DAYS } from '#domain/reporting/listExports.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Job, ListExport, Prisma } from '#graph/prisma/generated/client.ts';

export type KeptExport = ListExport & { job: Job };

/** The viewer's own exports whose files are still kept. */
export function ownExports(context: Pick<GraphContext, 'viewer' | 'now'>): Prisma.ListExportWhereInput {
  const { id } = requireViewer(context);
  return { ownerId: id, createdAt: { gt: addDays(context.now, -EXPORT_KEPT_DAYS) } };
}

export function listExports(context: GraphContext): Promise<KeptExport[]> {
  return context.prisma.listExport.findMany({
    where: ownExports(context),
    include: { job: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 50,
  });
}
