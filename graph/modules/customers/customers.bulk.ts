import { type BulkList, bulkAction, changing } from '#graph/bulk/bulkAction.ts';
import type { StaffAtWork } from '#graph/context.ts';
import type { Prisma, User } from '#graph/prisma/generated/client.ts';
import { inTransaction, type Transaction } from '#graph/prisma/transaction.ts';
import type { BulkGroupChangeInput, CustomerFilter } from '#graph/schema/schema.generated.ts';
import { setMembership } from './groups/changeGroupMembers.ts';
import { lockGroup } from './groups/customerGroups.queries.ts';
import { listCustomers } from './staff/listCustomers.ts';

const customers: BulkList<CustomerFilter> = {
  name: 'customers',
  needs: 'readCustomers',
  page: listCustomers,
  describe: async ({ prisma }, ids) => {
    const found = await prisma.user.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, name: true, email: true },
    });
    return new Map(found.map(({ id, name, email }) => [id, `${name} – ${email}`]));
  },
};

type Membership = { groupId: string; isMember: boolean };

/** Changes of many rows of the lists of this module. */
export const bulk = {
  changeGroupMembers: bulkAction<BulkGroupChangeInput, Membership>({
    list: customers,
    needs: () => ['manageCustomers'],
    read: async ({ prisma }, { groupId, isMember }) => {
      await inTransaction(prisma, (tx) => lockGroup(tx, groupId, 'change.changeGroupMembers.groupId'));
      return { groupId, isMember };
    },
    apply: changing(
      hold,
      async ({ tx, context, row: { id: customerId } }, { groupId, isMember }: Membership) => {
        const group = await lockGroup(tx, groupId);
        if (!(await setMembership(tx, context, { group, customerId, isMember }))) return null;
        return { undo: { groupId, isMember: !isMember } };
      },
    ),
    undo: changing(hold, async ({ tx, context, row: { id: customerId } }, kept: Prisma.JsonValue) => {
      const { groupId, isMember } = kept as Membership;
      const group = await lockGroup(tx, groupId);
      return (await setMembership(tx, context, { group, customerId, isMember })) ? {} : null;
    }),
  }),
};

/** The group is locked first, as by every change of its members; nobody waits for the account. */
function hold(
  { prisma }: StaffAtWork,
  id: string,
  work: (tx: Transaction, customer: Pick<User, 'id'>) => Promise<void>,
): Promise<void> {
  return inTransaction(prisma, (tx) => work(tx, { id }));
}
