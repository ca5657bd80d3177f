import { useLingui } from '@lingui/react';
import { formatNpr } from '#domain/pricing/money.ts';
import { Change } from './Change.tsx';
import type { Period } from './chosenPeriod.ts';
import type { Figures_FiguresFragment as Figures } from './Figures.generated.ts';
import { figureLinks } from './figureLinks.ts';
import { formatGrams } from './figureTexts.ts';
import { StatCard, StatCardGrid } from './StatCard.tsx';

export interface SalesStatCardsProps {
  figures: Figures;
  previous: Figures;
  period: Pick<Period, 'from' | 'to'>;
}

/** Sales figures of a period, compared with the previous period. */
export function SalesStatCards({ figures, previous, period }: SalesStatCardsProps) {
  const { i18n } = useLingui();
  const formatCount = (figure: number) => i18n.number(figure);
  const formatAmount = (figure: number) => formatNpr(figure, i18n.locale);
  const formatWeight = (mg: number) => formatGrams(i18n, mg);
  const salesPath = figureLinks.sales(period);
  const tiles: { label: string; field: keyof Figures; text: (figure: number) => string; to: string }[] = [
    { label: i18n.t('Revenue (net sales)'), field: 'revenue', text: formatAmount, to: salesPath },
    { label: i18n.t('Orders'), field: 'orders', text: formatCount, to: salesPath },
    {
      label: i18n.t('Average order value'),
      field: 'averageOrder',
      text: formatAmount,
      to: figureLinks.sales(period, {}, ['TOTAL_DESC']),
    },
    { label: i18n.t('Items sold'), field: 'pieces', text: formatCount, to: salesPath },
    { label: i18n.t('Gold sold'), field: 'goldMg', text: formatWeight, to: salesPath },
    { label: i18n.t('Silver sold'), field: 'silverMg', text: formatWeight, to: salesPath },
    {
      label: i18n.t('First-time customers'),
      field: 'newCustomers',
      text: formatCount,
      to: figureLinks.newCustomers(period),
    },
    {
      label: i18n.t('Orders from returning customers'),
      field: 'returningOrders',
      text: formatCount,
      to: salesPath,
    },
  ];

  return (
    <StatCardGrid>
      {tiles.map(({ label, field, text, to }) => (
        <StatCard key={field} label={label} figure={text(figures[field])} to={to}>
          <Change current={figures[field]} before={previous[field]} text={text(previous[field])} />
        </StatCard>
      ))}
    </StatCardGrid>
  );
}
