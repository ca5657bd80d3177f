import { useLingui } from '@lingui/react';
import { orderStatusTexts } from '#web/labels/orderStatusTexts.ts';
import { figureLinks } from '../figures/figureLinks.ts';
import { ShareBars } from '../figures/ShareBars.tsx';
import type { DashboardQuery } from './DashboardPage.generated.ts';

export interface OrdersByStatusProps {
  counts: NonNullable<DashboardQuery['adminDashboard']['ordersByStatus']>;
}

/** Where all orders of all times stand now. */
export function OrdersByStatus({ counts }: OrdersByStatusProps) {
  const { i18n } = useLingui();
  return (
    <ShareBars
      title={i18n.t('All orders by status, any date')}
      table={{
        name: i18n.t('Status'),
        columns: [{ header: i18n.t('Orders'), text: (figure) => i18n.number(figure) }],
        rows: counts.map(({ status, count }) => ({
          key: status,
          name: i18n.t(orderStatusTexts[status].title),
          to: figureLinks.ordersThat(status),
          figures: [count],
        })),
      }}
    />
  );
}
