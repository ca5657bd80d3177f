import { newStaffSchema } from '#domain/accounts/staffSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { rightsOfMember } from '#graph/access/keptRights.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { CreateStaffInput } from '#graph/schema/schema.generated.ts';
import { requireFreeAddress, withEmailTaken } from '../freeAddress.ts';
import { invite } from '../invite.ts';
import { hashOfNoPassword } from '../password.ts';
import { findGiven } from '../staffRoles/findGiven.ts';
import { refuseGiving } from '../staffRoles/refuseGiving.ts';
import { lockStaff, whoIsInCharge } from '../staffRoles/whoIsInCharge.ts';

/**
 * Opens the account of a member of staff. It has no password until its owner chooses one by the link of an invitation. An
 * account that is there is nobody's to take: who owns it, or the store, deletes it first.
 */
export async function createStaff(context: GraphContext, input: CreateStaffInput): Promise<User> {
  const viewer = requireViewer(context);
  const { staffRoleId, ...given } = parseInput(newStaffSchema, input);
  const account = { ...given, staffRoleId: given.role === 'ADMIN' ? (staffRoleId ?? null) : null };
  const passwordHash = await hashOfNoPassword();
  return withEmailTaken(() =>
    context.work(async (work) => {
      await lockStaff(work.db, [viewer.id]);
      const inCharge = await whoIsInCharge(work.db, viewer.id);
      if (account.role === 'SUPER_ADMIN' && inCharge.role !== 'SUPER_ADMIN')
        throw new DomainError('OWNERS_CHANGE_OWNERS', 'role');
      const staffRole = await findGiven(work.db, account.staffRoleId);
      refuseGiving(rightsOfMember({ role: account.role, staffRole }), inCharge.rights, 'staffRoleId');
      const known = await work.db.user.findUnique({ where: { email: account.email } });
      if (known?.role === 'CUSTOMER') throw takenByCustomer();
      await requireFreeAddress(work.db, context, account);
      const member = await work.db.user.create({
        data: { ...account, passwordHash, createdAt: context.now },
      });
      await invite(work.db, context, { account: member });
      await recordAudit(work.db, context, {
        action: 'staff.create',
        entity: 'User',
        entityId: member.id,
        after: { ...given, ...(staffRole && { staffRole: staffRole.name }) },
      });
      return member;
    }),
  );
}

function takenByCustomer(): DomainError {
  return new DomainError('EMAIL_HAS_CUSTOMER', 'email');
}
