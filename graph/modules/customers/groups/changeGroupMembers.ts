import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext, StaffActionContext } from '#graph/context.ts';
import type { CustomerGroup } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { touch } from '#graph/prisma/writes/touch.ts';
import type { ChangeGroupMembersInput } from '#graph/schema/schema.generated.ts';
import { CUSTOMER_FILTER } from '../customers.queries.ts';
import { lockGroup } from './customerGroups.ts';

const MAX_CUSTOMERS = 100;

interface GroupMembersResult {
  group: CustomerGroup;
  changed: string[];
  notFound: string[];
}

/** Adds customers to a group and removes others. Each change is recorded in the customer's audit log. */
export function changeGroupMembers(
  context: GraphContext,
  input: ChangeGroupMembersInput,
): Promise<GroupMembersResult> {
  const idsToAdd = toIds('add', input.add);
  const idsToRemove = toIds('remove', input.remove);
  return context.work(async (work) => {
    const group = await lockGroup(work.db, input.id);
    const existingIds = await findExistingCustomers(work.db, [...idsToAdd, ...idsToRemove]);
    const memberIds = await findMembersAmong(work.db, group.id, existingIds);
    const joiningIds = idsToAdd.filter((id) => existingIds.has(id) && !memberIds.has(id));
    const notFound = [...idsToAdd, ...idsToRemove].filter((id) => !existingIds.has(id));
    const leavingIds = idsToRemove.filter((id) => memberIds.has(id));

    const changedIds = [...joiningIds, ...leavingIds];
    if (changedIds.length === 0) return { group, changed: changedIds, notFound };
    await moveMembers(work.db, context, group, { joining: joiningIds, leaving: leavingIds });
    return { group, changed: changedIds, notFound };
  });
}

/** Adds a customer to a locked group or removes them. Returns true if this changes the membership. */
export async function setMembership(
  tx: Transaction,
  context: StaffActionContext,
  { group, customerId, isMember }: { group: CustomerGroup; customerId: string; isMember: boolean },
): Promise<boolean> {
  if (!(await findExistingCustomers(tx, [customerId])).has(customerId))
    throw new DomainError('CUSTOMER_NOT_FOUND', 'id');
  if ((await findMembersAmong(tx, group.id, new Set([customerId]))).has(customerId) === isMember)
    return false;
  const [joiningIds, leavingIds] = isMember ? [[customerId], []] : [[], [customerId]];
  await moveMembers(tx, context, group, { joining: joiningIds, leaving: leavingIds });
  return true;
}

async function moveMembers(
  tx: Transaction,
  context: StaffActionContext,
  group: CustomerGroup,
  { joining: joiningIds, leaving: leavingIds }: Record<'joining' | 'leaving', readonly string[]>,
): Promise<void> {
  await tx.customerGroupMember.createMany({
    data: joiningIds.map((customerId) => ({ groupId: group.id, customerId })),
  });
  await tx.customerGroupMember.deleteMany({
    where: { groupId: group.id, customerId: { in: [...leavingIds] } },
  });
  await touch(tx, 'users', [...joiningIds, ...leavingIds]);
  const record = (entityId: string, change: object) =>
    recordAudit(tx, context, { action: 'customer.group', entity: 'User', entityId, ...change });
  for (const id of joiningIds) await record(id, { before: { group: null }, after: { group: group.name } });
  for (const id of leavingIds) await record(id, { before: { group: group.name }, after: { group: null } });
}

function toIds(field: string, ids: readonly string[] | null | undefined): string[] {
  const uniqueIds = [...new Set(ids ?? [])];
  if (uniqueIds.length > MAX_CUSTOMERS)
    throw new DomainError('TOO_MANY_CUSTOMERS', { most: MAX_CUSTOMERS }, field);
  return uniqueIds;
}

async function findExistingCustomers(tx: Transaction, ids: string[]): Promise<Set<string>> {
  const rows = await tx.user.findMany({
    where: { ...CUSTOMER_FILTER, id: { in: ids } },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}

async function findMembersAmong(tx: Transaction, groupId: string, ids: Set<string>): Promise<Set<string>> {
  const rows = await tx.customerGroupMember.findMany({ where: { groupId, customerId: { in: [...ids] } } });
  return new Set(rows.map(({ customerId }) => customerId));
}
