import { customerGroupSchema } from '#domain/customers/customerGroupSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import { createBatchedLoader } from '#graph/prisma/createBatchedLoader.ts';
import type { CustomerGroup, PrismaClient } from '#graph/prisma/generated/client.ts';
import { refuseDuplicate } from '#graph/prisma/refuseDuplicate.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { touch } from '#graph/prisma/writes/touch.ts';
import type {
  CreateCustomerGroupInput,
  DeleteCustomerGroupInput,
  UpdateCustomerGroupInput,
} from '#graph/schema/schema.generated.ts';

const MAX_GROUPS = 500;

export function listGroups(prisma: PrismaClient): Promise<CustomerGroup[]> {
  return prisma.customerGroup.findMany({ orderBy: { name: 'asc' }, take: MAX_GROUPS });
}

/** Returns the groups of a customer, by name. Prisma batches the calls for a list of customers. */
export async function findGroups(prisma: PrismaClient, customerId: string): Promise<CustomerGroup[]> {
  const members = await prisma.user
    .findUnique({ where: { id: customerId } })
    .customerGroups({ include: { group: true }, orderBy: { group: { name: 'asc' } } });
  return members?.map(({ group }) => group) ?? [];
}

/** Returns the number of customers in each group. */
export const findMembers = createBatchedLoader(async ({ prisma }, groupIds): Promise<Map<string, number>> => {
  const counts = await prisma.customerGroupMember.groupBy({
    by: ['groupId'],
    where: { groupId: { in: groupIds } },
    _count: true,
  });
  return new Map(counts.map(({ groupId, _count }) => [groupId, _count]));
});

/** Locks a group until the transaction ends. */
export async function lockGroup(tx: Transaction, id: string, field = 'id'): Promise<CustomerGroup> {
  await tx.$queryRaw`SELECT id FROM customer_groups WHERE id = ${id} FOR UPDATE`;
  const group = await tx.customerGroup.findUnique({ where: { id } });
  if (!group) throw new DomainError('GROUP_NOT_FOUND', field);
  return group;
}

export function createCustomerGroup(
  context: GraphContext,
  input: CreateCustomerGroupInput,
): Promise<CustomerGroup> {
  const { name } = parseInput(customerGroupSchema, input);
  return withUniqueName(() =>
    context.work(async (work) => {
      const group = await work.db.customerGroup.create({ data: { name, createdAt: context.now } });
      await recordAudit(work.db, context, {
        action: 'customerGroup.create',
        entity: 'CustomerGroup',
        entityId: group.id,
        after: { name },
      });
      return group;
    }),
  );
}

export function updateCustomerGroup(
  context: GraphContext,
  { id, version, ...input }: UpdateCustomerGroupInput,
): Promise<CustomerGroup> {
  return withUniqueName(() =>
    context.work(async (work) => {
      const before = await lockGroup(work.db, id);
      assertVersion(before, version);
      const { name } = parseInput(customerGroupSchema, { ...before, ...input });
      if (before.name === name) return before;
      const group = await work.db.customerGroup.update({
        where: { id },
        data: { name, version: { increment: 1 } },
      });
      await recordAudit(work.db, context, {
        action: 'customerGroup.update',
        entity: 'CustomerGroup',
        entityId: id,
        before: { name: before.name },
        after: { name },
      });
      return group;
    }),
  );
}

function withUniqueName(write: () => Promise<CustomerGroup>): Promise<CustomerGroup> {
  return refuseDuplicate(write, () => new DomainError('GROUP_NAME_TAKEN', 'name'));
}

/** Deletes a group. Its members stay customers. */
export function deleteCustomerGroup(
  context: GraphContext,
  { id }: DeleteCustomerGroupInput,
): Promise<string> {
  return context.work(async (work) => {
    const { name } = await lockGroup(work.db, id);
    const members = await work.db.customerGroupMember.findMany({ where: { groupId: id } });
    await work.db.customerGroup.delete({ where: { id } });
    await touch(
      work.db,
      'users',
      members.map(({ customerId }) => customerId),
    );
    await recordAudit(work.db, context, {
      action: 'customerGroup.delete',
      entity: 'CustomerGroup',
      entityId: id,
      before: { name },
    });
    return id;
  });
}
