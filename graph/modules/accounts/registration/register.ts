import { registerSchema } from '#domain/accounts/accountSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import { queueMail } from '#graph/mail/queueMail.ts';
import { violatedUnique } from '#graph/prisma/transaction.ts';
import type { RegisterInput } from '#graph/schema/schema.generated.ts';
import { customersChanged } from '#graph/work/storeEvents.ts';
import { isAddressTaken } from '../freeAddress.ts';
import { mailVerification } from '../mailLinks.ts';
import { refuseCommon } from '../newPassword.ts';
import { hashPassword } from '../password.ts';
import { type OpenSession, openSessionIn } from '../session/openSession.ts';

/**
 * Opens a customer's account and signs it in; its address is verified by the link that is mailed to it. The answer tells
 * whether an address has an account, so a few only may be asked about.
 */
export async function register(context: GraphContext, input: RegisterInput): Promise<OpenSession> {
  const { password, deviceToken, ...account } = parseInput(registerSchema, input);
  const { prisma, now } = context;
  await refuseCommon(password, 'password');
  await countAttempt(context, 'register', account.email);
  if (await isAddressTaken(prisma, context, account)) throw emailTaken();
  const passwordHash = await hashPassword(password);

  try {
    return await context.work(async (work) => {
      const user = await work.db.user.create({
        data: { ...account, passwordHash, preferences: inLanguage(input), createdAt: now },
      });
      work.publish(customersChanged([user.id], { areNew: true }));
      await queueMail(work.db, context, { template: 'welcome', to: user });
      await mailVerification(work.db, context, user);
      return openSessionIn(work.db, context, user, { deviceToken });
    });
  } catch (error) {
    // Somebody else registered the address in this very moment.
    if (violatedUnique(error) === null) throw error;
    throw emailTaken();
  }
}

/** English is what an account without a choice has. */
function inLanguage({ language }: RegisterInput) {
  return language === 'NE' ? { language: 'ne' } : undefined;
}

function emailTaken(): DomainError {
  return new DomainError('ACCOUNT_EXISTS', 'email');
}
