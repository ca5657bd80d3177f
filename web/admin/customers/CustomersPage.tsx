import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { ScreenSpinner } from '#web/ui/ScreenSpinner.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { Tiles } from '../ui/Tiles.tsx';
import { useCustomerGroupsQuery, useCustomerStatsQuery } from './Customers.generated.ts';
import { customersList } from './customersList.tsx';

export function CustomersPage() {
  const { data, error } = useCustomerGroupsQuery({ fetchPolicy: 'cache-and-network' });
  const groups = data?.customerGroups;
  const definition = useMemo(
    () => customersList(groups?.map(({ id, name }) => ({ value: id, label: name })) ?? []),
    [groups],
  );
  // Without the groups' names the address could not be read.
  if (!groups && !error) return <ScreenSpinner />;
  return (
    <AdminList definition={definition}>
      <Figures />
    </AdminList>
  );
}

function Figures() {
  const { i18n } = useLingui();
  const { data } = useCustomerStatsQuery({ fetchPolicy: 'cache-and-network' });
  const stats = data?.customerStats;
  const shown = (count: number | undefined) => count?.toLocaleString('en-IN');
  return (
    <Tiles
      figures={[
        { label: i18n.t('Accounts'), value: shown(stats?.total) },
        { label: i18n.t('New in 30 days'), value: shown(stats?.newIn30Days) },
        { label: i18n.t('With orders'), value: shown(stats?.withOrders) },
        { label: i18n.t('Returning'), value: shown(stats?.returning) },
        { label: i18n.t('Blocked'), value: shown(stats?.blocked) },
      ]}
    />
  );
}
