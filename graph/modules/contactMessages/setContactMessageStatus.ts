import { DomainError } from '#domain/errors.ts';
import { changesBetween } from '../../audit/changesBetween.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import type { GraphContext } from '../../context.ts';
import type { ContactMessage } from '../../prisma/generated/client.ts';
import { inTransaction } from '../../prisma/transaction.ts';
import { requireSameVersion } from '../../sameVersion.ts';
import type { SetContactMessageStatusInput } from '../../schema.generated.ts';

/** Notes what became of a message. */
export function setContactMessageStatus(
  context: GraphContext,
  { id, status, version }: SetContactMessageStatusInput,
): Promise<ContactMessage> {
  return inTransaction(context.prisma, async (tx) => {
    await tx.$queryRaw`SELECT id FROM contact_messages WHERE id = ${id} FOR UPDATE`;
    const message = await tx.contactMessage.findUnique({ where: { id } });
    if (!message) throw new DomainError('NOT_FOUND', 'There is no such message.', 'id');
    requireSameVersion(message, version);

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
