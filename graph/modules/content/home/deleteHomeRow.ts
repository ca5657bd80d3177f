import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { DeleteHomeRowInput } from '#graph/schema/schema.generated.ts';
import { contentChanged } from '#graph/snapshot/shopChange.ts';
import { holdHomeRow } from './holdHomeRow.ts';

export function deleteHomeRow(context: GraphContext, input: DeleteHomeRowInput): Promise<string> {
  return inTransaction(context.prisma, async (tx) => {
    const { id, kind, title } = await holdHomeRow(tx, input);
    await tx.homeRow.delete({ where: { id } });
    await contentChanged(tx);
    await recordAudit(tx, context, {
      action: 'homeRow.delete',
      entity: 'HomeRow',
      entityId: id,
      before: { kind, title },
    });
    return id;
  });
}
