import type { ListQuery, ListRows } from '../../list/listDefinition.ts';
import { toRows } from '../../list/toRows.ts';
import { type Guests_RowFragment, useGuestsListQuery } from './Guests.generated.ts';

export function useGuestRows({ search, first, after, offset }: ListQuery): ListRows<Guests_RowFragment> {
  const { data, ...asked } = useGuestsListQuery({
    variables: { search: search || undefined, first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toRows(data?.guests, asked);
}
