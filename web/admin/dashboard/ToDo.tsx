import { useLingui } from '@lingui/react';
import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { figureLinks } from '../figures/figureLinks.ts';
import { StatCard, StatCardGrid } from '../figures/StatCard.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { DashboardQuery } from './DashboardPage.generated.ts';

export interface ToDoProps {
  data: Pick<DashboardQuery, 'adminDashboard' | 'adminStats' | 'unpaidTransfers' | 'newMessages'>;
}

/** What has to be done, each with how much of it there is. */
export function ToDo({ data }: ToDoProps) {
  const { i18n } = useLingui();
  const { adminDashboard: now, adminStats: stats } = data;
  const ordersThat = (status: OrderStatus) =>
    now.ordersByStatus.find((one) => one.status === status)?.count ?? 0;
  const tasks: [label: string, count: number, to: string][] = [
    [i18n.t('Orders to confirm'), ordersThat('PENDING'), figureLinks.ordersThat('PENDING')],
    [i18n.t('Orders to prepare'), ordersThat('CONFIRMED'), figureLinks.ordersThat('CONFIRMED')],
    [i18n.t('Orders to ship'), ordersThat('PROCESSING'), figureLinks.ordersThat('PROCESSING')],
    [i18n.t('Bank transfers to check'), data.unpaidTransfers.totalCount, figureLinks.unpaidTransfers],
    [i18n.t('Low in stock'), now.lowItemCount, figureLinks.stock({ status: ['ACTIVE'], state: ['LOW'] })],
    [i18n.t('Sold out'), stats.outOfStock, figureLinks.products({ status: ['ACTIVE'], stock: ['OUT'] })],
    [i18n.t('New messages'), data.newMessages.totalCount, figureLinks.newMessages],
    [i18n.t('Reviews to approve'), stats.pendingReviews, figureLinks.pendingReviews],
    [i18n.t('Failed emails'), stats.failedMails, figureLinks.failedMails],
  ];
  return (
    <Panel title={i18n.t('To do')}>
      <StatCardGrid narrow>
        {tasks.map(([label, count, to]) => (
          <StatCard key={label} label={label} figure={i18n.number(count)} to={to} isQuiet={count === 0} />
        ))}
      </StatCardGrid>
    </Panel>
  );
}
