import { DomainError } from '#domain/errors.ts';
import { registerSchema } from '#domain/validation/account.ts';
import { parseInput } from '#domain/validation/problems.ts';
import type { GraphContext } from '../../context.ts';
import { inTransaction, violatedUnique } from '../../prisma/transaction.ts';
import type { RegisterInput } from '../../schema.generated.ts';
import { type OpenSession, openSession } from './openSession.ts';
import { hashPassword } from './password.ts';

/** Opens a customer's account and signs it in. */
export async function register(context: GraphContext, input: RegisterInput): Promise<OpenSession> {
  const { password, ...account } = parseInput(registerSchema, input);
  const passwordHash = await hashPassword(password);

  try {
    return await inTransaction(context.prisma, async (tx) => {
      const user = await tx.user.create({ data: { ...account, passwordHash, createdAt: context.now } });
      return openSession(tx, context, user);
    });
  } catch (error) {
    if (violatedUnique(error) === 'users_email_key') throw emailTaken();
    throw error;
  }
}

function emailTaken(): DomainError {
  return new DomainError(
    'EMAIL_TAKEN',
    'There is already an account with this email address. Please login.',
    'email',
  );
}
