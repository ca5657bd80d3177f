import { DomainError } from '#domain/errors/errors.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { parsePermissions } from '#graph/access/staffRolePermissions.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { DeleteStaffRoleInput } from '#graph/schema/schema.generated.ts';
import { requireGrantable } from './requireGrantable.ts';
import { lockStaff, requireStaffManager } from './requireStaffManager.ts';
import { getStaffRoleGrants } from './staffRoles.queries.ts';

/** Deletes a staff role. Refused while an account has it: without a staff role an admin has no limits. */
export function deleteStaffRole(context: GraphContext, { id }: DeleteStaffRoleInput): Promise<string> {
  const viewer = requireViewer(context);
  return context.work(async (work) => {
    await lockStaff(work.db, [viewer.id]);
    const { grants: managerGrants } = await requireStaffManager(work.db, viewer.id);
    const role = await work.db.staffRole.findUnique({
      where: { id },
      include: { members: { select: { name: true }, orderBy: { name: 'asc' } } },
    });
    if (!role) throw new DomainError('STAFF_ROLE_NOT_FOUND', 'id');
    const names = role.members.map(({ name }) => name);
    if (names.length > 0) throw new DomainError('STAFF_ROLE_IN_USE', { names }, 'id');
    requireGrantable(getStaffRoleGrants(role), managerGrants, 'id');

    const { name, summary, discountPercent, refundNpr } = role;
    const permissions = parsePermissions(role.permissions);
    await recordAudit(work.db, context, {
      action: 'staffRole.delete',
      entity: 'StaffRole',
      entityId: id,
      before: { name, summary, permissions, discountPercent, refundNpr },
    });
    await work.db.staffRole.delete({ where: { id } });
    return id;
  });
}
