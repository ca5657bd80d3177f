import { useLingui } from '@lingui/react';
import { formatNumber } from '#domain/text/numbers.ts';
import { StatCards } from '../ui/StatCards.tsx';
import { useCustomerStatsQuery } from './Customers.generated.ts';

/** Shows the number of customers by kind; a dash for counts that could not be loaded. */
export function CustomerFigures() {
  const { i18n } = useLingui();
  const { data, error } = useCustomerStatsQuery({ fetchPolicy: 'cache-and-network' });
  const stats = data?.customerStats;
  const formatCount = (count: number | undefined) =>
    count === undefined ? (error ? '–' : undefined) : formatNumber(count, i18n.locale);
  return (
    <StatCards
      figures={[
        { label: i18n.t('Accounts'), value: formatCount(stats?.total) },
        { label: i18n.t('New in the last 30 days'), value: formatCount(stats?.newIn30Days) },
        { label: i18n.t('With orders'), value: formatCount(stats?.withOrders) },
        { label: i18n.t('Returning'), value: formatCount(stats?.returning) },
        { label: i18n.t('Blocked'), value: formatCount(stats?.blocked) },
      ]}
    />
  );
}
