import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { CancelListExportInput } from '#graph/schema/schema.generated.ts';

/**
 * Forgets one of the viewer's exports; of one that is gone already nothing is said. Whoever writes it sees that it is
 * gone, and ends; the cleanup takes its file.
 */
export async function cancelListExport(
  context: GraphContext,
  { id }: CancelListExportInput,
): Promise<string> {
  const { id: ownerId } = requireViewer(context);
  await context.prisma.listExport.deleteMany({ where: { id, ownerId } });
  return id;
}
