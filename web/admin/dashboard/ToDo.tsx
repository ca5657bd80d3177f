import { useLingui } from '@lingui/react';
import { kathmanduClock } from '#domain/kathmanduTime.ts';
import { adminPaths } from '../adminPaths.ts';
import { figureLinks } from '../figures/figureLinks.ts';
import { Tile, Tiles } from '../figures/Tile.tsx';
import type { DashboardQuery } from './DashboardPage.generated.ts';

export interface ToDoProps {
  stats: DashboardQuery['adminStats'];
  waitingOrders: number;
  lowStockCount: number;
}

/** Counts that show at a glance what has to be done. */
export function ToDo({ stats, waitingOrders, lowStockCount }: ToDoProps) {
  const { i18n } = useLingui();
  const today = kathmanduClock(new Date()).slice(0, 10);
  const tiles: [label: string, count: number, to: string][] = [
    [i18n.t('Orders that wait'), waitingOrders, figureLinks.ordersThat('PENDING')],
    [i18n.t('Orders today'), stats.ordersToday, figureLinks.placed({ from: today, to: today })],
    [
      i18n.t('One to three left'),
      // Those of which none is left are a figure of their own.
      lowStockCount - stats.outOfStock,
      figureLinks.products({ status: ['ACTIVE'], stock: ['LOW'] }),
    ],
    [i18n.t('Sold out'), stats.outOfStock, figureLinks.products({ status: ['ACTIVE'], stock: ['OUT'] })],
    [i18n.t('Drafts'), stats.draftProducts, figureLinks.products({ status: ['DRAFT'] })],
    [i18n.t('For sale'), stats.activeProducts, figureLinks.products({ status: ['ACTIVE'] })],
    [i18n.t('Reviews to check'), stats.pendingReviews, figureLinks.pendingReviews],
    [i18n.t('Mails that failed'), stats.failedMails, figureLinks.failedMails],
    [i18n.t('Customers'), stats.customers, adminPaths.customers],
  ];
  return (
    <Tiles narrow>
      {tiles.map(([label, count, to]) => (
        <Tile key={label} label={label} figure={i18n.number(count)} to={to} />
      ))}
    </Tiles>
  );
}
