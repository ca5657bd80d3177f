import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { DeleteHomeRowInput } from '#graph/schema/schema.generated.ts';
import { contentChanged } from '#graph/work/storeEvents.ts';
import { holdHomeRow } from './holdHomeRow.ts';

export function deleteHomeRow(context: GraphContext, input: DeleteHomeRowInput): Promise<string> {
  return context.work(async (work) => {
    const { id, kind, title } = await holdHomeRow(work.db, input);
    await work.db.homeRow.delete({ where: { id } });
    work.publish(contentChanged());
    await recordAudit(work.db, context, {
      action: 'homeRow.delete',
      entity: 'HomeRow',
      entityId: id,
      before: { kind, title },
    });
    return id;
  });
}
