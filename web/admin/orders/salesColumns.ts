import type { ListColumn } from '../list/listColumn.ts';
import type { Orders_OrderFragment } from './Orders.generated.ts';

/** Columns for an order's contribution to the sales figures. */
export const salesColumns: readonly ListColumn<Orders_OrderFragment>[] = [
  {
    field: 'grossSales',
    header: /*i18n*/ 'Gross sales',
    ...createAmountColumn(({ grossSales }) => grossSales),
  },
  { field: 'discounts', header: /*i18n*/ 'Discounts', ...createAmountColumn(({ discounts }) => discounts) },
  {
    field: 'returnsCredited',
    header: /*i18n*/ 'Returns and credits',
    ...createAmountColumn(({ returns }) => returns),
  },
  {
    field: 'revenue',
    header: /*i18n*/ 'Revenue (net sales)',
    ...createAmountColumn(({ revenue }) => revenue),
  },
  { field: 'shipping', header: /*i18n*/ 'Shipping', ...createAmountColumn(({ shipping }) => shipping) },
  { field: 'tax', header: /*i18n*/ 'Tax', ...createAmountColumn(({ tax }) => tax) },
  {
    field: 'salesTotal',
    header: /*i18n*/ 'Total after returns',
    ...createAmountColumn(({ total }) => total),
  },
];

type OrderSales = Orders_OrderFragment['staff']['sales'];

function createAmountColumn(getAmount: (sales: OrderSales) => number) {
  return {
    width: 140,
    isHiddenByDefault: true,
    npr: ({ staff }: Orders_OrderFragment) => getAmount(staff.sales),
  };
}
