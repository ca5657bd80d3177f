import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { startThreadSchema } from '#domain/messages/threadSchema.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Thread } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { StartThreadInput } from '#graph/schema/schema.generated.ts';
import { openThread } from './openThread.ts';
import { sendReply } from './sendReply.ts';

/** Starts a conversation from the store. */
export function startThread(context: GraphContext, input: StartThreadInput): Promise<Thread> {
  return context.work(async (work) => {
    const { links, ...to } = await findReceiver(work.db, input);
    const { subject, text, ...receiver } = parseInput(startThreadSchema, { ...to, ...pickTexts(input) });
    const newThread = await openThread(work, context, { ...receiver, subject, text, origin: 'STAFF' });
    const assigneeId = requireViewer(context).id;
    const thread = await work.db.thread.update({
      where: { id: newThread.id },
      data: { ...links, phone: to.phone, assigneeId },
    });
    await recordAudit(work.db, context, {
      action: 'thread.start',
      entity: 'Thread',
      entityId: thread.id,
      after: { email: thread.email, subject },
    });
    return sendReply(work.db, context, thread, { text, status: 'WAITING' });
  });
}

function pickTexts({ subject, text }: StartThreadInput) {
  return { subject, text };
}

async function findReceiver(tx: Transaction, { orderId, customerId, name, email }: StartThreadInput) {
  if (orderId) {
    const order = await tx.order.findUnique({ where: { id: orderId } });
    if (!order) throw new DomainError('ORDER_NOT_FOUND', 'orderId');
    const { contactName, contactEmail, contactPhone, userId } = order;
    const customer = await findCustomer(tx, userId);
    return {
      name: contactName,
      email: contactEmail,
      phone: contactPhone || null,
      links: { orderId, ...(customer && { customerId: customer.id }) },
    };
  }
  if (customerId) {
    const customer = await findCustomer(tx, customerId);
    if (!customer) throw new DomainError('CUSTOMER_NOT_FOUND', 'customerId');
    return {
      name: customer.name,
      email: customer.email,
      phone: customer.phone,
      links: { customerId },
    };
  }
  if (!email) throw new DomainError('THREAD_RECIPIENT_MISSING', 'email');
  return { name: name || email.split('@')[0] || email, email, phone: null, links: {} };
}

function findCustomer(tx: Transaction, id: string | null) {
  if (id === null) return null;
  return tx.user.findFirst({ where: { id, role: 'CUSTOMER', anonymisedAt: null } });
}
