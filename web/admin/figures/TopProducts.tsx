import { useLingui } from '@lingui/react';
import { formatNpr } from '#domain/pricing/money.ts';
import { adminPaths } from '../adminPaths.ts';
import { createMarginColumn } from './createMarginColumn.ts';
import type { Figures_TopPieceFragment as TopProduct } from './Figures.generated.ts';
import { ShareBars } from './ShareBars.tsx';

/** Products with the highest revenue. */
export function TopProducts({ products }: { products: readonly TopProduct[] }) {
  const { i18n } = useLingui();
  return (
    <ShareBars
      title={i18n.t('Top products')}
      maxBars={6}
      table={{
        name: i18n.t('Product'),
        columns: [
          { header: i18n.t('Revenue'), text: (npr) => formatNpr(npr, i18n.locale) },
          { header: i18n.t('Items'), text: (figure) => i18n.number(figure) },
          ...createMarginColumn(i18n, products),
        ],
        rows: products.map(({ product, pieces: count, revenue, margin }, index) => ({
          key: product?.id ?? String(index),
          name: product?.name ?? i18n.t('Deleted product'),
          ...(product && { to: adminPaths.product(product.id) }),
          figures: [revenue, count, margin?.amount ?? null],
        })),
      }}
    />
  );
}
