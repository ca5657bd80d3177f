import { z } from 'zod';
import { parseInput } from '#domain/errors/problems.ts';
import { email } from '#domain/text/fields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { queueEmail } from '#graph/mail/queueEmail.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Mail } from '#graph/prisma/generated/client.ts';
import type { SendTestMailInput } from '#graph/schema/schema.generated.ts';

const testEmailSchema = z.object({ to: email });

/** Queues a test email, so that the owner can check that the store's emails arrive. */
export function sendTestMail(context: GraphContext, input: SendTestMailInput): Promise<Mail> {
  const { to: address } = parseInput(testEmailSchema, input);
  return context.work(async (work) => {
    const { name } = await readSettings(work.db);
    const id = await queueEmail(work.db, context, {
      template: 'test',
      to: { email: address, name },
      subject: `Test email from ${name}`,
      body: `This message confirms that emails from ${name} are being delivered.`,
    });
    await recordAudit(work.db, context, {
      action: 'mail.test',
      entity: 'Mail',
      entityId: id,
      after: { toEmail: address },
    });
    return work.db.mail.findUniqueOrThrow({ where: { id } });
  });
}
