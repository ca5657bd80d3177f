import { newStaffSchema } from '#domain/accounts/staffSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { getMemberGrants } from '#graph/access/staffRolePermissions.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { CreateStaffInput } from '#graph/schema/schema.generated.ts';
import { requireAvailableAddress, withEmailConflict } from '../addressAvailability.ts';
import { invite } from '../invite.ts';
import { getUnusablePasswordHash } from '../password.ts';
import { findAssignableRole } from '../staffRoles/findAssignableRole.ts';
import { requireGrantable } from '../staffRoles/requireGrantable.ts';
import { lockStaff, requireStaffManager } from '../staffRoles/requireStaffManager.ts';

/**
 * Creates a staff account. It has no password until its owner accepts the invitation. An address that already has an
 * account is refused: its owner or the store must delete it first.
 */
export async function createStaff(context: GraphContext, input: CreateStaffInput): Promise<User> {
  const viewer = requireViewer(context);
  const { staffRoleId, ...given } = parseInput(newStaffSchema, input);
  const account = { ...given, staffRoleId: given.role === 'ADMIN' ? (staffRoleId ?? null) : null };
  const passwordHash = await getUnusablePasswordHash();
  return withEmailConflict(() =>
    context.work(async (work) => {
      await lockStaff(work.db, [viewer.id]);
      const manager = await requireStaffManager(work.db, viewer.id);
      if (account.role === 'SUPER_ADMIN' && manager.role !== 'SUPER_ADMIN')
        throw new DomainError('OWNER_REQUIRED', 'role');
      const staffRole = await findAssignableRole(work.db, account.staffRoleId);
      requireGrantable(getMemberGrants({ role: account.role, staffRole }), manager.grants, 'staffRoleId');
      const existingAccount = await work.db.user.findUnique({ where: { email: account.email } });
      if (existingAccount?.role === 'CUSTOMER') throw createCustomerEmailError();
      await requireAvailableAddress(work.db, context, account);
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

function createCustomerEmailError(): DomainError {
  return new DomainError('EMAIL_HAS_CUSTOMER', 'email');
}
