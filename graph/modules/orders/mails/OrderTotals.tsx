import { couponTitle } from '#domain/orders/coupons/couponTitle.ts';
import { ESTIMATED_TAX, TAX } from '#domain/orders/orderTotals.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { look } from '#graph/mail/templates/look.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { OrderShop } from './orderTexts.ts';

interface OrderTotalsProps {
  shop: OrderShop;
  order: Order;
  /** Whether it is billed, so that its tax is no estimate. */
  isBilled?: boolean;
}

/** How an order's total comes about. */
export function OrderTotals({ shop: { say, language }, order, isBilled = false }: OrderTotalsProps) {
  const { itemsTotal, discount, staffDiscount, couponCode, taxPercent, tax, finalTotal } = order;
  const { shipping, shippingDiscount } = order;
  const npr = (amount: number) => formatNpr(amount, language);
  const rows: [label: string, amount: string][] = [[say('Items'), npr(itemsTotal)]];
  const ofCoupon = discount - staffDiscount;
  const coupon =
    couponTitle(language, order) ??
    (couponCode ? say('Coupon {code}', { code: couponCode }) : say('Discount'));
  if (ofCoupon > 0) rows.push([coupon, `− ${npr(ofCoupon)}`]);
  if (staffDiscount > 0) rows.push([say('Discount'), `− ${npr(staffDiscount)}`]);
  rows.push([
    shippingDiscount > 0 ? say('Shipping ({coupon})', { coupon }) : say('Shipping'),
    shipping === 0 ? say('Free') : npr(shipping),
  ]);
  const percent = { percent: taxPercent };
  rows.push([say(isBilled ? TAX : ESTIMATED_TAX, percent), npr(tax)]);

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
          <td style={{ ...look.plainCell, ...look.total }}>{say('Total')}</td>
          <td align="right" style={{ ...look.plainCell, ...look.total, ...look.amount }}>
            {npr(finalTotal)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
