import type { ListColumn } from '../list/listColumn.ts';
import type { Orders_OrderFragment } from './Orders.generated.ts';

/** Columns with an order's share of the sales figures. */
export const salesColumns: readonly ListColumn<Orders_OrderFragment>[] = [
  { field: 'grossSales', header: /*i18n*/ 'Gross sales', ...npr(({ grossSales }) => grossSales) },
  { field: 'discounts', header: /*i18n*/ 'Discounts', ...npr(({ discounts }) => discounts) },
  { field: 'returnsCredited', header: /*i18n*/ 'Returns and credits', ...npr(({ returns }) => returns) },
  { field: 'revenue', header: /*i18n*/ 'Revenue (net sales)', ...npr(({ revenue }) => revenue) },
  { field: 'shipping', header: /*i18n*/ 'Shipping', ...npr(({ shipping }) => shipping) },
  { field: 'tax', header: /*i18n*/ 'Tax', ...npr(({ tax }) => tax) },
  { field: 'salesTotal', header: /*i18n*/ 'Total after returns', ...npr(({ total }) => total) },
];

type OrderSales = Orders_OrderFragment['staff']['sales'];

function npr(getAmount: (sales: OrderSales) => number) {
  return { width: 140, hidden: true, npr: ({ staff }: Orders_OrderFragment) => getAmount(staff.sales) };
}
