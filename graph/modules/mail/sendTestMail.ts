import { z } from 'zod';
import { email } from '#domain/validation/fields.ts';
import { parseInput } from '#domain/validation/problems.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import type { GraphContext } from '../../context.ts';
import { queueMail } from '../../mail/queueMail.ts';
import type { Mail } from '../../prisma/generated/client.ts';
import { inTransaction } from '../../prisma/transaction.ts';
import type { SendTestMailInput } from '../../schema.generated.ts';
import { readSettings } from '../store/readSettings.ts';

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
