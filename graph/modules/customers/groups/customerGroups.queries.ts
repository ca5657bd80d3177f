import { DomainError } from '#domain/errors/errors.ts';
import { batched } from '#graph/prisma/batched.ts';
import type { CustomerGroup, PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

const MAX = 500;

export function listGroups(prisma: PrismaClient): Promise<CustomerGroup[]> {
  return prisma.customerGroup.findMany({ orderBy: { name: 'asc' }, take: MAX });
}

/** The groups of a customer, by name. Prisma reads those of a list's customers together. */
export async function findGroups(prisma: PrismaClient, customerId: string): Promise<CustomerGroup[]> {
  const members = await prisma.user
    .findUnique({ where: { id: customerId } })
    .customerGroups({ include: { group: true }, orderBy: { group: { name: 'asc' } } });
  return members?.map(({ group }) => group) ?? [];
}

/** How many are in a group. */
export const findMembers = batched(async ({ prisma }, groupIds): Promise<Map<string, number>> => {
  const counts = await prisma.customerGroupMember.groupBy({
    by: ['groupId'],
    where: { groupId: { in: groupIds } },
    _count: true,
  });
  return new Map(counts.map(({ groupId, _count }) => [groupId, _count]));
});

/** A group for a change in this transaction. */
export async function lockGroup(tx: Transaction, id: string, field = 'id'): Promise<CustomerGroup> {
  await tx.$queryRaw`SELECT id FROM customer_groups WHERE id = ${id} FOR UPDATE`;
  const group = await tx.customerGroup.findUnique({ where: { id } });
  if (!group) throw new DomainError('GROUP_NOT_FOUND', field);
  return group;
}
