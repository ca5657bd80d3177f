import { useLingui } from '@lingui/react';
import { getCouponTitle } from '#domain/orders/coupons/getCouponTitle.ts';
import { ESTIMATED_TAX, TAX } from '#domain/orders/orderTotals.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type { Receipt_OrderFragment as Order } from './Receipt.generated.ts';
import { ReceiptRow as Row, ReceiptDivider as Rule } from './ReceiptRow.tsx';

/** Totals of a receipt, with discounts and tax. */
export function ReceiptTotals({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { totals, couponCode, staffDiscount, invoice, staff } = order;
  const { items, discount, totalAmount, tax, taxPercent: percent, finalTotal } = totals;
  const { shipping, shippingDiscount } = totals;
  const couponDiscount = discount - staffDiscount;
  const coupon =
    getCouponTitle(i18n.locale, order) ??
    (couponCode ? i18n.t('Coupon {code}', { code: couponCode }) : i18n.t('Discount'));
  const reason = staff.staffDiscountReason;
  return (
    <>
      <Row left={i18n.t('Items')} right={formatNpr(items, i18n.locale)} />
      {couponDiscount > 0 && <Row left={coupon} right={`−${formatNpr(couponDiscount, i18n.locale)}`} />}
      {staffDiscount > 0 && (
        <Row
          left={reason ? i18n.t('Discount: {reason}', { reason }) : i18n.t('Discount')}
          right={`−${formatNpr(staffDiscount, i18n.locale)}`}
        />
      )}
      {invoice && <Row left={i18n.t('Taxable amount')} right={formatNpr(totalAmount, i18n.locale)} />}
      <Row
        left={invoice ? i18n.t(TAX, { percent }) : i18n.t(ESTIMATED_TAX, { percent })}
        right={formatNpr(tax, i18n.locale)}
      />
      {shipping + shippingDiscount > 0 && (
        <Row
          left={shippingDiscount > 0 ? i18n.t('Shipping ({coupon})', { coupon }) : i18n.t('Shipping')}
          right={shipping > 0 ? formatNpr(shipping, i18n.locale) : i18n.t('Free')}
        />
      )}
      <Row
        left={<strong>{i18n.t('Total')}</strong>}
        right={<strong>{formatNpr(finalTotal, i18n.locale)}</strong>}
      />
      <Rule />
    </>
  );
}
