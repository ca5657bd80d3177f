import { formatNpr } from '#domain/money.ts';
import type { Order } from '../../prisma/generated/client.ts';
import { look } from './look.ts';

/** How an order's total comes about. */
export function OrderTotals({ order }: { order: Order }) {
  const { itemsTotal, discount, couponCode, shipping, taxPercent, tax, finalTotal } = order;
  const rows: [label: string, amount: string][] = [['Items', formatNpr(itemsTotal)]];
  if (discount > 0) rows.push([couponCode ? `Coupon ${couponCode}` : 'Discount', `− ${formatNpr(discount)}`]);
  rows.push(['Shipping', shipping === 0 ? 'Free' : formatNpr(shipping)]);
  rows.push([`Estimated tax (${taxPercent}%)`, formatNpr(tax)]);

  return (
    <table
      role="presentation"
      data-text-format="dataTable"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ marginTop: 12 }}
    >
      <tbody>
        {rows.map(([label, amount]) => (
          <tr key={label}>
            <td style={look.plainCell}>{label}</td>
            <td align="right" style={{ ...look.plainCell, ...look.amount }}>
              {amount}
            </td>
          </tr>
        ))}
        <tr>
          <td style={{ ...look.plainCell, ...look.total }}>Total</td>
          <td align="right" style={{ ...look.plainCell, ...look.total, ...look.amount }}>
            {formatNpr(finalTotal)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
