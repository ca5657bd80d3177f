import type { StaffFilter } from '#web/graphql/types.generated.ts';
import { readChosen } from '../list/filters/rangeValues.ts';
import type { ListQuery } from '../list/listDefinition.ts';
import { MEMBER_STATUSES, STAFF_ROLES } from './staffTexts.ts';

/** The filter as the server knows it. */
export function staffFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>): StaffFilter {
  const roles = readChosen(filter.role, STAFF_ROLES);
  return {
    ...(search && { search }),
    ...(roles?.length === 1 && { owners: roles[0] === 'SUPER_ADMIN' }),
    statuses: readChosen(filter.status, MEMBER_STATUSES),
    ...(typeof filter.hasTwoFactor === 'boolean' && { hasTwoFactor: filter.hasTwoFactor }),
  };
}
