import { useLingui } from '@lingui/react';
import type { OrderView } from '#domain/orders/orderViews.ts';
import { figureLinks } from '../figures/figureLinks.ts';
import { StatCard, StatCardGrid } from '../figures/StatCard.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { DashboardQuery } from './DashboardPage.generated.ts';

export interface TaskListProps {
  data: Pick<DashboardQuery, 'adminDashboard' | 'adminStats' | 'orderViewCounts' | 'soldOut' | 'newMessages'>;
}

type Task = [label: string, count: number | undefined, to: string];

/** Lists pending work with its counts. */
export function TaskList({ data }: TaskListProps) {
  const { i18n } = useLingui();
  const { adminDashboard: dashboard, adminStats: stats } = data;
  const views = new Map(data.orderViewCounts?.map(({ view, count }) => [view, count]));
  const createOrderViewTask = (label: string, view: OrderView): Task => [
    label,
    views.get(view),
    figureLinks.pile(view),
  ];
  // Tasks that the viewer has no permission for are not counted. Each task links to the list of the counted records.
  const tasks: Task[] = [
    createOrderViewTask(i18n.t('Orders to confirm'), 'TO_CONFIRM'),
    createOrderViewTask(i18n.t('Orders to prepare'), 'TO_PREPARE'),
    createOrderViewTask(i18n.t('Orders to ship'), 'TO_SHIP'),
    createOrderViewTask(i18n.t('Receipts to check'), 'TRANSFER_RECEIPTS_TO_REVIEW'),
    createOrderViewTask(i18n.t('Payments due'), 'PAYMENT_DUE'),
    createOrderViewTask(i18n.t('Payments to check'), 'PAYMENTS_TO_CHECK'),
    createOrderViewTask(i18n.t('Refund due'), 'REFUND_DUE'),
    [i18n.t('Low stock'), dashboard.lowItemCount, figureLinks.stock({ status: ['ACTIVE'], state: ['LOW'] })],
    [
      i18n.t('Out of stock'),
      data.soldOut?.totalCount,
      figureLinks.stock({ status: ['ACTIVE'], state: ['OUT'] }),
    ],
    [i18n.t('New messages'), data.newMessages?.totalCount, figureLinks.newMessages],
    [i18n.t('Reviews to approve'), stats.pendingReviews, figureLinks.pendingReviews],
    [i18n.t('Failed emails'), stats.failedMails, figureLinks.failedMails],
  ];
  const visibleTasks = tasks.flatMap(([label, count, to]) =>
    count === undefined ? [] : [{ label, count, to }],
  );
  if (visibleTasks.length === 0) return null;
  return (
    <Panel title={i18n.t('To do')}>
      <StatCardGrid narrow>
        {visibleTasks.map(({ label, count, to }) => (
          <StatCard key={label} label={label} figure={i18n.number(count)} to={to} isMuted={count === 0} />
        ))}
      </StatCardGrid>
    </Panel>
  );
}
