import { useLingui } from '@lingui/react';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatGrams } from '#web/admin/figures/figureTexts.ts';
import { createMarginColumn } from '../figures/createMarginColumn.ts';
import { figureLinks } from '../figures/figureLinks.ts';
import { ShareBars } from '../figures/ShareBars.tsx';
import type { Analytics_ShareFragment as Share } from './AnalyticsPage.generated.ts';

export interface ProductSharesProps {
  title: string;
  /** Filter of the product list that selects the products of a row. */
  filter: 'category' | 'type' | 'metal';
  labels: Record<string, string>;
  shares: readonly Share[];
}

/** Shows sales by kind of product, compared with the previous period. */
export function ProductShares({ title, filter, labels, shares }: ProductSharesProps) {
  const { i18n } = useLingui();
  const formatAmount = (figure: number) => formatNpr(figure, i18n.locale);
  const formatCount = (figure: number) => i18n.number(figure);
  return (
    <ShareBars
      title={title}
      table={{
        name: i18n.t('Type'),
        columns: [
          { header: i18n.t('Revenue'), text: formatAmount },
          { header: i18n.t('Revenue (previous)'), text: formatAmount },
          { header: i18n.t('Items'), text: formatCount },
          { header: i18n.t('Items (previous)'), text: formatCount },
          { header: i18n.t('Weight'), text: (mg) => formatGrams(i18n, mg) },
          ...createMarginColumn(i18n, shares),
        ],
        rows: shares.map(
          ({ key, revenue, previousRevenue, pieces, previousItemsSold, weightMg, margin }) => ({
            key,
            name: i18n.t(labels[key] ?? key),
            to: figureLinks.products({ [filter]: [key] }, ['POPULAR']),
            figures: [revenue, previousRevenue, pieces, previousItemsSold, weightMg, margin?.amount ?? null],
          }),
        ),
      }}
    />
  );
}
