import { formatIsoDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { DeleteStatementInput } from '#graph/schema/schema.generated.ts';

/** Deletes a statement and its rows, for example if its columns were mapped wrongly. */
export async function deleteStatement(context: GraphContext, { id }: DeleteStatementInput): Promise<string> {
  await context.work(async (work) => {
    const statement = await work.db.statement.findUnique({ where: { id } });
    if (!statement) throw new DomainError('STATEMENT_NOT_FOUND', 'id');
    const { method, fileName, fromDay, toDay } = statement;
    await work.db.statement.delete({ where: { id } });
    await recordAudit(work.db, context, {
      action: 'statement.delete',
      entity: 'Statement',
      entityId: id,
      before: { method, fileName, from: formatIsoDay(fromDay), to: formatIsoDay(toDay) },
    });
  });
  return id;
}
