import { DomainError } from '#domain/errors/errors.ts';
import { changesBetween } from '#graph/audit/changesBetween.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { ContactMessage } from '#graph/prisma/generated/client.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { SetContactMessageStatusInput } from '#graph/schema/schema.generated.ts';

/** Notes what became of a message. */
export function setContactMessageStatus(
  context: GraphContext,
  { id, status, version }: SetContactMessageStatusInput,
): Promise<ContactMessage> {
  return inTransaction(context.prisma, async (tx) => {
    await tx.$queryRaw`SELECT id FROM contact_messages WHERE id = ${id} FOR UPDATE`;
    const message = await tx.contactMessage.findUnique({ where: { id } });
    if (!message) throw new DomainError('MESSAGE_NOT_FOUND', 'id');
    assertVersion(message, version);

    const changed = changesBetween({ status: message.status }, { status });
    if (!changed) return message;
    await recordAudit(tx, context, {
      action: 'message.status',
      entity: 'ContactMessage',
      entityId: id,
      ...changed,
    });
    return tx.contactMessage.update({ where: { id }, data: { status, version: { increment: 1 } } });
  });
}
