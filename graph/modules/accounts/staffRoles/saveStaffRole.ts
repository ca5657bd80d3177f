import { type Action, toActions } from '#domain/accounts/permissions.ts';
import { isWithin } from '#domain/accounts/rights.ts';
import { rightsOf } from '#domain/accounts/rightsOf.ts';
import { staffRoleSchema } from '#domain/accounts/staffRoleSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { readPermissions } from '#graph/access/keptRights.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { changedFields } from '#graph/audit/changedFields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { StaffRole } from '#graph/prisma/generated/client.ts';
import { refuseDuplicate } from '#graph/prisma/refuseDuplicate.ts';
import type { CreateStaffRoleInput, UpdateStaffRoleInput } from '#graph/schema/schema.generated.ts';
import { refuseGiving } from './refuseGiving.ts';
import { rightsIn } from './staffRoles.queries.ts';
import { lockStaff, whoIsInCharge } from './whoIsInCharge.ts';

/** Makes a staff role of what whoever makes it may themselves. */
export function createStaffRole(context: GraphContext, input: CreateStaffRoleInput): Promise<StaffRole> {
  const role = readRole(input);
  const viewer = requireViewer(context);
  return withNameTaken(() =>
    context.work(async (work) => {
      await lockStaff(work.db, [viewer.id]);
      const { rights } = await whoIsInCharge(work.db, viewer.id);
      refuseGiving(rightsOf('ADMIN', role), rights, 'permissions');
      const made = await work.db.staffRole.create({ data: { ...role, createdAt: context.now } });
      await recordAudit(work.db, context, {
        action: 'staffRole.create',
        entity: 'StaffRole',
        entityId: made.id,
        after: { ...role },
      });
      return made;
    }),
  );
}

/** Changes a staff role; whoever has it may what it says from their next request on. */
export function updateStaffRole(
  context: GraphContext,
  { id, version, ...input }: UpdateStaffRoleInput,
): Promise<StaffRole> {
  const role = readRole(input);
  const viewer = requireViewer(context);
  return withNameTaken(() =>
    context.work(async (work) => {
      await lockStaff(work.db, [viewer.id]);
      const inCharge = await whoIsInCharge(work.db, viewer.id);
      const saved = await work.db.staffRole.findUnique({ where: { id } });
      if (!saved) throw new DomainError('STAFF_ROLE_NOT_FOUND', 'id');
      assertVersion(saved, version);
      if (inCharge.staffRoleId === id && inCharge.role !== 'SUPER_ADMIN')
        throw new DomainError('OWN_STAFF_ROLE_STAYS', 'id');
      // Whoever has it may more than who asks: these are not theirs to change.
      if (!isWithin(rightsIn(saved), inCharge.rights)) refuseGiving(rightsIn(saved), inCharge.rights, 'id');
      refuseGiving(rightsOf('ADMIN', role), inCharge.rights, 'permissions');

      const changed = changedFields(toPlain(saved), { ...role });
      if (!changed) return saved;
      await recordAudit(work.db, context, {
        action: 'staffRole.update',
        entity: 'StaffRole',
        entityId: id,
        ...changed,
      });
      return work.db.staffRole.update({ where: { id }, data: { ...role, version: { increment: 1 } } });
    }),
  );
}

interface Holds {
  name: string;
  summary: string | null;
  permissions: Action[];
  discountPercent: number | null;
  refundNpr: number | null;
}

function readRole(input: CreateStaffRoleInput): Holds {
  const { name, summary, permissions, discountPercent = null, refundNpr = null } = input;
  const chosen = toActions(permissions);
  return parseInput(staffRoleSchema, { name, summary, permissions: chosen, discountPercent, refundNpr });
}

function toPlain({ name, summary, permissions, discountPercent, refundNpr }: StaffRole) {
  return { name, summary, permissions: readPermissions(permissions), discountPercent, refundNpr };
}

function withNameTaken<Result>(write: () => Promise<Result>): Promise<Result> {
  return refuseDuplicate(write, () => new DomainError('STAFF_ROLE_NAME_TAKEN', 'name'));
}
