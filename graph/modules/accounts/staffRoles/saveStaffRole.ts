import { getGrants } from '#domain/accounts/getGrants.ts';
import { isWithin } from '#domain/accounts/grants.ts';
import { type Action, toActions } from '#domain/accounts/permissions.ts';
import { staffRoleSchema } from '#domain/accounts/staffRoleSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { parsePermissions } from '#graph/access/staffRolePermissions.ts';
import { getChangedFields } from '#graph/audit/changedFields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { StaffRole } from '#graph/prisma/generated/client.ts';
import { refuseDuplicate } from '#graph/prisma/refuseDuplicate.ts';
import type { CreateStaffRoleInput, UpdateStaffRoleInput } from '#graph/schema/schema.generated.ts';
import { requireGrantable } from './requireGrantable.ts';
import { lockStaff, requireStaffManager } from './requireStaffManager.ts';
import { getStaffRoleGrants } from './staffRoles.queries.ts';

/** Creates a staff role, which cannot exceed the viewer's own permissions and limits. */
export function createStaffRole(context: GraphContext, input: CreateStaffRoleInput): Promise<StaffRole> {
  const role = readRole(input);
  const viewer = requireViewer(context);
  return withNameConflict(() =>
    context.work(async (work) => {
      await lockStaff(work.db, [viewer.id]);
      const { grants: managerGrants } = await requireStaffManager(work.db, viewer.id);
      requireGrantable(getGrants('ADMIN', role), managerGrants, 'permissions');
      const createdRole = await work.db.staffRole.create({ data: { ...role, createdAt: context.now } });
      await recordAudit(work.db, context, {
        action: 'staffRole.create',
        entity: 'StaffRole',
        entityId: createdRole.id,
        after: { ...role },
      });
      return createdRole;
    }),
  );
}

/** Updates a staff role. The new permissions and limits apply from the members' next request. */
export function updateStaffRole(
  context: GraphContext,
  { id, version, ...input }: UpdateStaffRoleInput,
): Promise<StaffRole> {
  const role = readRole(input);
  const viewer = requireViewer(context);
  return withNameConflict(() =>
    context.work(async (work) => {
      await lockStaff(work.db, [viewer.id]);
      const manager = await requireStaffManager(work.db, viewer.id);
      const saved = await work.db.staffRole.findUnique({ where: { id } });
      if (!saved) throw new DomainError('STAFF_ROLE_NOT_FOUND', 'id');
      assertVersion(saved, version);
      if (manager.staffRoleId === id && manager.role !== 'SUPER_ADMIN')
        throw new DomainError('CANNOT_CHANGE_OWN_STAFF_ROLE', 'id');
      // The viewer must not change a role that exceeds their own permissions and limits.
      if (!isWithin(getStaffRoleGrants(saved), manager.grants))
        requireGrantable(getStaffRoleGrants(saved), manager.grants, 'id');
      requireGrantable(getGrants('ADMIN', role), manager.grants, 'permissions');

      const changedRoleFields = getChangedFields(toRoleFields(saved), { ...role });
      if (!changedRoleFields) return saved;
      await recordAudit(work.db, context, {
        action: 'staffRole.update',
        entity: 'StaffRole',
        entityId: id,
        ...changedRoleFields,
      });
      return work.db.staffRole.update({ where: { id }, data: { ...role, version: { increment: 1 } } });
    }),
  );
}

interface StaffRoleFields {
  name: string;
  summary: string | null;
  permissions: Action[];
  discountPercent: number | null;
  refundNpr: number | null;
}

function readRole(input: CreateStaffRoleInput): StaffRoleFields {
  const { name, summary, permissions, discountPercent = null, refundNpr = null } = input;
  const actions = toActions(permissions);
  return parseInput(staffRoleSchema, { name, summary, permissions: actions, discountPercent, refundNpr });
}

function toRoleFields({ name, summary, permissions, discountPercent, refundNpr }: StaffRole) {
  return { name, summary, permissions: parsePermissions(permissions), discountPercent, refundNpr };
}

function withNameConflict<Result>(write: () => Promise<Result>): Promise<Result> {
  return refuseDuplicate(write, () => new DomainError('STAFF_ROLE_NAME_TAKEN', 'name'));
}
