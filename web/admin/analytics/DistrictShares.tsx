import { useLingui } from '@lingui/react';
import { formatNpr } from '#domain/pricing/money.ts';
import type { Period } from '#web/admin/figures/chosenPeriod.ts';
import { usePlaceNames } from '#web/labels/usePlaceNames.ts';
import { figureLinks } from '../figures/figureLinks.ts';
import { ShareBars } from '../figures/ShareBars.tsx';
import type { AnalyticsQuery } from './AnalyticsPage.generated.ts';

export interface DistrictSharesProps {
  shares: AnalyticsQuery['analytics']['byDistrict'];
  period: Pick<Period, 'from' | 'to'>;
}

/** Shows orders by delivery district, compared with the previous period. */
export function DistrictShares({ shares, period }: DistrictSharesProps) {
  const { i18n } = useLingui();
  const placeNames = usePlaceNames();
  const formatAmount = (figure: number) => formatNpr(figure, i18n.locale);
  const formatCount = (figure: number) => i18n.number(figure);
  return (
    <ShareBars
      title={i18n.t('By district')}
      table={{
        name: i18n.t('District'),
        columns: [
          { header: i18n.t('Revenue'), text: formatAmount },
          { header: i18n.t('Revenue (previous)'), text: formatAmount },
          { header: i18n.t('Orders'), text: formatCount },
          { header: i18n.t('Orders (previous)'), text: formatCount },
        ],
        rows: shares.map(({ district, revenue, previousRevenue, orders, previousOrders }) => ({
          key: district,
          // Orders collected in the shop have no district.
          name: district ? placeNames.district(district) : i18n.t('At the store'),
          to: figureLinks.sales(period, district ? { district } : { channel: 'COUNTER' }),
          figures: [revenue, previousRevenue, orders, previousOrders],
        })),
      }}
    />
  );
}
