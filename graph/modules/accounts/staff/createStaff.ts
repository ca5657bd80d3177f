import { newStaffSchema } from '#domain/accounts/staffSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import { inTransaction, violatedUnique } from '#graph/prisma/transaction.ts';
import type { CreateStaffInput } from '#graph/schema/schema.generated.ts';
import { invite } from '../invite.ts';
import { hashOfNoPassword } from '../password.ts';

/**
 * Opens the account of a member of staff. It has no password until its owner chooses one by the link of an invitation. An
 * account that is there is nobody's to take: who owns it, or the store, deletes it first.
 */
export async function createStaff(context: GraphContext, input: CreateStaffInput): Promise<User> {
  const account = parseInput(newStaffSchema, input);
  const passwordHash = await hashOfNoPassword();
  try {
    return await inTransaction(context.prisma, async (tx) => {
      const known = await tx.user.findUnique({ where: { email: account.email } });
      if (known?.role === 'CUSTOMER') throw takenByCustomer();
      const member = await tx.user.create({ data: { ...account, passwordHash, createdAt: context.now } });
      await invite(tx, context, member);
      await recordAudit(tx, context, {
        action: 'staff.create',
        entity: 'User',
        entityId: member.id,
        after: account,
      });
      return member;
    });
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    throw emailTaken();
  }
}

function takenByCustomer(): DomainError {
  return new DomainError('EMAIL_HAS_CUSTOMER', 'email');
}

function emailTaken(): DomainError {
  return new DomainError('EMAIL_HAS_ACCOUNT', 'email');
}
