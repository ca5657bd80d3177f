import { z } from 'zod';
import { parseInput } from '#domain/errors/problems.ts';
import { email } from '#domain/text/fields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { queueMail } from '#graph/mail/queueMail.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Mail } from '#graph/prisma/generated/client.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { SendTestMailInput } from '#graph/schema/schema.generated.ts';

const testMailSchema = z.object({ to: email });

/** Writes a mail that shows its receiver that the store's mails arrive. */
export function sendTestMail(context: GraphContext, input: SendTestMailInput): Promise<Mail> {
  const { to: address } = parseInput(testMailSchema, input);
  return inTransaction(context.prisma, async (tx) => {
    const { name } = await readSettings(tx);
    const id = await queueMail(tx, context, {
      template: 'test',
      to: { email: address, name },
      subject: `A test mail from ${name}`,
      body: `This mail was written to see whether mails from ${name} arrive. They do.`,
    });
    await recordAudit(tx, context, {
      action: 'mail.test',
      entity: 'Mail',
      entityId: id,
      after: { toEmail: address },
    });
    return tx.mail.findUniqueOrThrow({ where: { id } });
  });
}
