import { getCouponTitle } from '#domain/orders/coupons/getCouponTitle.ts';
import { ESTIMATED_TAX, TAX } from '#domain/orders/orderTotals.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { styles } from '#graph/mail/templates/styles.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { OrderShop } from './orderTexts.ts';

interface OrderTotalsProps {
  shop: OrderShop;
  order: Order;
  /** True if the order is invoiced, so that its tax is not an estimate. */
  isBilled?: boolean;
}

/** Breakdown of an order's total. */
export function OrderTotals({ shop: { t, language }, order, isBilled = false }: OrderTotalsProps) {
  const { itemsTotal, discount, staffDiscount, couponCode, taxPercent, tax, finalTotal } = order;
  const { shipping, shippingDiscount } = order;
  const formatAmount = (amount: number) => formatNpr(amount, language);
  const rows: [label: string, amount: string][] = [[t('Items'), formatAmount(itemsTotal)]];
  const couponDiscount = discount - staffDiscount;
  const coupon =
    getCouponTitle(language, order) ??
    (couponCode ? t('Coupon {code}', { code: couponCode }) : t('Discount'));
  if (couponDiscount > 0) rows.push([coupon, `− ${formatAmount(couponDiscount)}`]);
  if (staffDiscount > 0) rows.push([t('Discount'), `− ${formatAmount(staffDiscount)}`]);
  rows.push([
    shippingDiscount > 0 ? t('Shipping ({coupon})', { coupon }) : t('Shipping'),
    shipping === 0 ? t('Free') : formatAmount(shipping),
  ]);
  const taxValues = { percent: taxPercent };
  rows.push([t(isBilled ? TAX : ESTIMATED_TAX, taxValues), formatAmount(tax)]);

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
            <td style={styles.plainCell}>{label}</td>
            <td align="right" style={{ ...styles.plainCell, ...styles.amount }}>
              {amount}
            </td>
          </tr>
        ))}
        <tr>
          <td style={{ ...styles.plainCell, ...styles.total }}>{t('Total')}</td>
          <td align="right" style={{ ...styles.plainCell, ...styles.total, ...styles.amount }}>
            {formatAmount(finalTotal)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
