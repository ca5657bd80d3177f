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

/** How the revenue of a period is counted, part by part, beside the period before. */
export function SalesParts({ figures, previous }: SalesPartsProps) {
  const { i18n } = useLingui();
  const title = i18n.t('How revenue is counted');
  const table = partsTable(i18n, { figures, previous });
  return (
    <Panel title={title} action={<CopyTable title={title} table={table} />}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1, maxWidth: '70ch' }}>
        {i18n.t(
          'Revenue is net sales: gross sales less discounts and returns, without shipping and tax. An order counts on the day on which it was placed, and a later return lowers that day; cancelled and returned orders don’t count. It means the same in every figure, list and export. The total after returns is revenue, shipping and tax. The orders list and its export have it as “Total after returns”; “Total” there is what the order came to before returns and credits, also of cancelled orders.',
        )}
      </Typography>
      <ScrollBox label={title}>
        <FigureRows table={table} caption={title} hasLinks={false} />
      </ScrollBox>
    </Panel>
  );
}

function partsTable(i18n: I18n, { figures, previous }: SalesPartsProps): FigureTable {
  const npr = (figure: number) => formatNpr(figure, i18n.locale);
  const row = (key: string, name: string, read: (of: Parts) => number | null) => ({
    key,
    name,
    figures: [read(figures), read(previous)],
  });
  return {
    name: i18n.t('Part'),
    columns: [
      { header: i18n.t('This period'), text: npr },
      { header: i18n.t('Period before'), text: npr },
    ],
    rows: [
      row('grossSales', i18n.t('Gross sales: items at their list prices'), (of) => of.grossSales),
      row('discounts', i18n.t('Less discounts of coupons and staff'), (of) => minus(of.discounts)),
      row('returns', i18n.t('Less returns and credits, without their tax'), (of) => minus(of.returns)),
      { ...row('revenue', i18n.t('Revenue (net sales)'), (of) => of.revenue), isSum: true },
      row('shipping', i18n.t('Shipping'), (of) => of.shipping),
      row('tax', i18n.t('Tax'), (of) => of.tax),
      { ...row('total', i18n.t('Total after returns'), (of) => of.total), isSum: true },
      ...(figures.margin
        ? [row('margin', marginName(i18n, figures.margin), (of) => of.margin?.amount ?? null)]
        : []),
    ],
  };
}

/** Not −0. */
function minus(amount: number): number {
  return amount === 0 ? 0 : -amount;
}

function marginName(i18n: I18n, { revenue, amount }: NonNullable<Parts['margin']>): string {
  return i18n.t('Margin: {percent} of the {revenue} whose cost is known', {
    percent: i18n.number(revenue === 0 ? 0 : amount / revenue, {
      style: 'percent',
      maximumFractionDigits: 1,
    }),
    revenue: formatNpr(revenue, i18n.locale),
  });
}
