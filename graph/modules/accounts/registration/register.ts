import { registerSchema } from '#domain/accounts/accountSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import { queueEmail } from '#graph/mail/queueEmail.ts';
import { findViolatedIndex } from '#graph/prisma/transaction.ts';
import type { RegisterInput } from '#graph/schema/schema.generated.ts';
import { customersChanged } from '#graph/work/storeEvents.ts';
import { isAddressTaken } from '../addressAvailability.ts';
import { queueVerificationEmail } from '../mailLinks.ts';
import { requireUncommonPassword } from '../newPassword.ts';
import { hashPassword } from '../password.ts';
import { type OpenedSession, openSessionInTransaction } from '../session/openSession.ts';

/**
 * Creates a customer account, signs the customer in and emails them a link to verify their address. The response reveals
 * whether an address has an account, so attempts are limited.
 */
export async function register(context: GraphContext, input: RegisterInput): Promise<OpenedSession> {
  const { password, deviceToken, ...account } = parseInput(registerSchema, input);
  const { prisma, now } = context;
  await requireUncommonPassword(password, 'password');
  await countAttempt(context, 'register', account.email);
  if (await isAddressTaken(prisma, context, account)) throw createEmailTakenError();
  const passwordHash = await hashPassword(password);

  try {
    return await context.work(async (work) => {
      const user = await work.db.user.create({
        data: { ...account, passwordHash, preferences: toPreferences(input), createdAt: now },
      });
      work.publish(customersChanged([user.id], { areNew: true }));
      await queueEmail(work.db, context, { template: 'welcome', to: user });
      await queueVerificationEmail(work.db, context, user);
      return openSessionInTransaction(work.db, context, user, { deviceToken });
    });
  } catch (error) {
    // Another request registered the address at the same moment.
    if (findViolatedIndex(error) === null) throw error;
    throw createEmailTakenError();
  }
}

/** Accounts default to English. */
function toPreferences({ language }: RegisterInput) {
  return language === 'NE' ? { language: 'ne' } : undefined;
}

function createEmailTakenError(): DomainError {
  return new DomainError('ACCOUNT_EXISTS', 'email');
}
