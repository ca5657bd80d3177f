import { DAY } from '#prisma/seed/time.ts';
import type { Customer } from '../customers.ts';
import { idMaker } from '../loadIds.ts';
import type { Period } from '../period.ts';
import type { Row } from '../tables.ts';

/** How many customers there are to one of a group. */
const GROUPS = { 'Load: festival cards': 8, 'Load: wholesale': 100 };

/** A large group and a small one, with who is in them. */
export function makeGroups(customers: readonly Customer[], { end }: Period) {
  const idOf = idMaker();
  const groups: Row<'customer_groups'>[] = [];
  const members: Row<'customer_group_members'>[] = [];
  for (const [name, every] of Object.entries(GROUPS)) {
    const id = idOf(end - DAY);
    groups.push({ id, name, created_at: new Date(end - DAY) });
    for (const customer of customers)
      if (customer.number % every === 0) members.push({ group_id: id, customer_id: customer.id });
  }
  return { groups, members };
}
