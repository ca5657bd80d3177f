import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { Panel } from '../ui/Panel.tsx';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import { CopyTable } from './CopyTable.tsx';
import { FigureRows } from './FigureRows.tsx';
import type { Figures_PartsFragment as Parts } from './Figures.generated.ts';
import type { FigureTable } from './figureTable.ts';

export interface SalesPartsProps {
  figures: Parts;
  previous: Parts;
}

/** Breaks down the revenue of a period, compared with the previous period. */
export function SalesParts({ figures, previous }: SalesPartsProps) {
  const { i18n } = useLingui();
  const title = i18n.t('Revenue calculation');
  const table = buildPartsTable(i18n, { figures, previous });
  return (
    <Panel title={title} action={<CopyTable title={title} table={table} />}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1, maxWidth: '70ch' }}>
        {i18n.t(
          'Revenue is net sales: gross sales less discounts and returns, without shipping and tax. An order counts on the day it was placed, and a later return lowers that day’s revenue. Cancelled and fully returned orders are excluded. All figures, lists and exports use this definition. “Total after returns”, also shown in the orders list and its export, is revenue plus shipping and tax. In the orders list and its export, “Total” is the order total before returns and credits, and includes cancelled orders.',
        )}
      </Typography>
      <ScrollBox label={title}>
        <FigureRows table={table} caption={title} hasLinks={false} />
      </ScrollBox>
    </Panel>
  );
}

function buildPartsTable(i18n: I18n, { figures, previous }: SalesPartsProps): FigureTable {
  const formatAmount = (figure: number) => formatNpr(figure, i18n.locale);
  const buildRow = (key: string, name: string, getAmount: (parts: Parts) => number | null) => ({
    key,
    name,
    figures: [getAmount(figures), getAmount(previous)],
  });
  return {
    name: i18n.t('Component'),
    columns: [
      { header: i18n.t('This period'), text: formatAmount },
      { header: i18n.t('Previous period'), text: formatAmount },
    ],
    rows: [
      buildRow('grossSales', i18n.t('Gross sales: items at list price'), (parts) => parts.grossSales),
      buildRow('discounts', i18n.t('Less coupon and staff discounts'), (parts) => negate(parts.discounts)),
      buildRow('returns', i18n.t('Less returns and credits, before tax'), (parts) => negate(parts.returns)),
      { ...buildRow('revenue', i18n.t('Revenue (net sales)'), (parts) => parts.revenue), isSum: true },
      buildRow('shipping', i18n.t('Shipping'), (parts) => parts.shipping),
      buildRow('tax', i18n.t('Tax'), (parts) => parts.tax),
      { ...buildRow('total', i18n.t('Total after returns'), (parts) => parts.total), isSum: true },
      ...(figures.margin
        ? [buildRow('margin', getMarginName(i18n, figures.margin), (parts) => parts.margin?.amount ?? null)]
        : []),
    ],
  };
}

/** Returns 0 instead of −0. */
function negate(amount: number): number {
  return amount === 0 ? 0 : -amount;
}

function getMarginName(i18n: I18n, { revenue, amount }: NonNullable<Parts['margin']>): string {
  return i18n.t('Margin: {percent} of the {revenue} in sales with a known cost', {
    percent: i18n.number(revenue === 0 ? 0 : amount / revenue, {
      style: 'percent',
      maximumFractionDigits: 1,
    }),
    revenue: formatNpr(revenue, i18n.locale),
  });
}
