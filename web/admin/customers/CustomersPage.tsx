import { useMemo } from 'react';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { CustomerFigures } from './CustomerFigures.tsx';
import { useCustomerGroupsQuery } from './Customers.generated.ts';
import { createCustomersList } from './customersList.tsx';

export function CustomersPage() {
  const { data, error } = useCustomerGroupsQuery({ fetchPolicy: 'cache-and-network' });
  const groups = data?.customerGroups;
  const definition = useMemo(
    () => createCustomersList(groups?.map(({ id, name }) => ({ value: id, label: name })) ?? []),
    [groups],
  );
  // The URL cannot be parsed without the group names.
  if (!groups && !error) return <ScreenSpinner />;
  return (
    <AdminList definition={definition}>
      <CustomerFigures />
    </AdminList>
  );
}
