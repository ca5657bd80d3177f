import { type BulkList, changeLockedRow, defineBulkAction } from '#graph/bulk/bulkAction.ts';
import type { StaffActionContext } from '#graph/context.ts';
import type { Prisma, User } from '#graph/prisma/generated/client.ts';
import type { BulkGroupChangeInput, CustomerFilter } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { setMembership } from './groups/changeGroupMembers.ts';
import { lockGroup } from './groups/customerGroups.ts';
import { listCustomers } from './staff/listCustomers.ts';

const customers: BulkList<CustomerFilter> = {
  name: 'customers',
  requiredPermissions: 'readCustomers',
  loadPage: listCustomers,
  describe: async ({ prisma }, ids) => {
    const customerRows = await prisma.user.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, name: true, email: true },
    });
    return new Map(customerRows.map(({ id, name, email }) => [id, `${name} – ${email}`]));
  },
};

type Membership = { groupId: string; isMember: boolean };

/** Bulk jobs for the lists of this module. */
export const bulk = {
  changeGroupMembers: defineBulkAction<BulkGroupChangeInput, Membership>({
    list: customers,
    getRequiredPermissions: () => ['manageCustomers'],
    read: async ({ work: doWork }, { groupId, isMember }) => {
      await doWork((work) => lockGroup(work.db, groupId, 'change.changeGroupMembers.groupId'));
      return { groupId, isMember };
    },
    apply: changeLockedRow(
      withLockedRow,
      async ({ work, context, row: { id: customerId } }, { groupId, isMember }: Membership) => {
        const group = await lockGroup(work.db, groupId);
        if (!(await setMembership(work.db, context, { group, customerId, isMember }))) return null;
        return { undo: { groupId, isMember: !isMember } };
      },
    ),
    undo: changeLockedRow(
      withLockedRow,
      async ({ work, context, row: { id: customerId } }, undoData: Prisma.JsonValue) => {
        const { groupId, isMember } = undoData as Membership;
        const group = await lockGroup(work.db, groupId);
        return (await setMembership(work.db, context, { group, customerId, isMember })) ? {} : null;
      },
    ),
  }),
};

/** Does not lock the account. The task locks the group, as all membership changes do. */
function withLockedRow(
  { work: doWork }: StaffActionContext,
  id: string,
  task: (work: Work, customer: Pick<User, 'id'>) => Promise<void>,
): Promise<void> {
  return doWork((work) => task(work, { id }));
}
