import { parseInput } from '#domain/errors/problems.ts';
import { type ContactMessageText, contactMessageSchema } from '#domain/messages/contactMessageSchema.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import type { EmailMessage } from '#graph/mail/messages.ts';
import { queueEmail } from '#graph/mail/queueEmail.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { SendContactMessageInput } from '#graph/schema/schema.generated.ts';
import { openThread } from '../threads/openThread.ts';

/** Opens a thread with a message for staff, and emails it to the store's own address. */
export async function sendContactMessage(
  context: GraphContext,
  input: SendContactMessageInput,
): Promise<void> {
  const data = parseInput(contactMessageSchema, input);
  await countAttempt(context, 'contactMessage', data.email);

  await context.work(async (work) => {
    const { message: text, ...writer } = data;
    const { id: threadId } = await openThread(work, context, { ...writer, text, origin: 'FORM' });
    await work.db.threadMessage.create({
      data: { threadId, direction: 'IN', authorName: data.name, text, createdAt: context.now },
    });
    await queueEmail(work.db, context, toStoreEmail(data, await readSettings(work.db)));
  });
}

function toStoreEmail(
  contactMessage: ContactMessageText,
  store: { name: string; email: string },
): EmailMessage {
  const { name, email, phone, subject, message } = contactMessage;
  return {
    template: 'contactMessage',
    to: { email: store.email, name: store.name },
    subject: `Message from ${name}: ${subject}`,
    body: [
      `${name} sent a message through the contact page.`,
      [email, phone].filter(Boolean).join('\n'),
      message,
    ].join('\n\n'),
  };
}
