import { registerSchema } from '#domain/validation/account.ts';
import { parseInput } from '#domain/validation/problems.ts';
import { countAttempt } from '../../attempts/countAttempt.ts';
import type { GraphContext } from '../../context.ts';
import { queueJob } from '../../jobs/queueJob.ts';
import { inTransaction, violatedUnique } from '../../prisma/transaction.ts';
import type { RegisterInput } from '../../schema.generated.ts';
import { holderOf } from './accountsOfAddress.ts';
import { type OpenSession, openSession } from './openSession.ts';
import { hashPassword } from './password.ts';

/**
 * Opens a customer's account and signs it in. Nothing in the answer, nor in what is done before it, depends on
 * whether the address has an account already; only its owner is told, by mail (mailLinks.ts).
 */
export async function register(context: GraphContext, input: RegisterInput): Promise<OpenSession> {
  const { password, ...account } = parseInput(registerSchema, input);
  await countAttempt(context, 'register', account.email);
  const passwordHash = await hashPassword(password);
  const open = () =>
    inTransaction(context.prisma, async (tx) => {
      const holdsEmail = (await holderOf(tx, account.email)) ? null : true;
      const user = await tx.user.create({
        data: { ...account, passwordHash, holdsEmail, createdAt: context.now },
      });
      await queueJob(tx, context, { kind: 'mailAccountOpened', payload: { userId: user.id } });
      return openSession(tx, context, user);
    });

  try {
    return await open();
  } catch (error) {
    // Somebody else registered the address in this very moment and holds it by now.
    if (violatedUnique(error) === null) throw error;
    return open();
  }
}
