import { useLingui } from '@lingui/react';
import { Box, GlobalStyles, Typography } from '@mui/material';
import { type ReactNode, useCallback, useState } from 'react';
import { formatGrams } from '#domain/catalog/weight.ts';
import { couponTitle } from '#domain/orders/coupons/couponTitle.ts';
import { ESTIMATED_TAX } from '#domain/orders/orderTotals.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { readablePhone } from '#domain/text/readablePhone.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { formatInstant } from '#web/locale/formatTime.ts';
import { useStore } from '#web/store/StoreSettingsProvider.tsx';
import type { Receipt_OrderFragment as Order } from './Receipt.generated.ts';

const MM_PER_PX = 25.4 / 96;
/** Room above and below, and what a printer sets a little wider than the screen. */
const ROOM_MM = 12;

/** Printed alone, on a roll of 80 mm: black on white, whatever the screen is like. */
const PRINT = {
  '@media print': {
    body: { visibility: 'hidden', background: 'white' },
    '#receipt': {
      visibility: 'visible',
      position: 'absolute',
      left: 0,
      top: 0,
      width: '74mm',
      padding: 0,
      border: 0,
      color: 'black',
      background: 'white',
    },
    '#receipt *': { color: 'black' },
  },
} as const;

/** The receipt of a sale, as wide as the roll of the printer. */
export function Receipt({ order, isCopy = false }: { order: Order; isCopy?: boolean }) {
  const { i18n } = useLingui();
  const store = useStore();
  const { number, placedAt, contact, lines, totals, couponCode, staffDiscount, staff } = order;
  const payments = staff.payments.filter(({ kind, voidedAt }) => kind === 'PAYMENT' && !voidedAt);
  const ofCoupon = totals.discount - staffDiscount;
  const [seller] = payments;
  const [height, setHeight] = useState(0);
  const measure = useCallback((sheet: HTMLElement | null) => {
    if (sheet) setHeight(Math.ceil(sheet.offsetHeight * MM_PER_PX) + ROOM_MM);
  }, []);

  return (
    <Box
      id="receipt"
      ref={measure}
      component="article"
      aria-label={i18n.t('Receipt {number}', { number })}
      sx={{
        width: '74mm',
        maxWidth: '100%',
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        fontSize: 12,
        lineHeight: 1.4,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <GlobalStyles styles={PRINT} />
      {/* A browser takes no length of its own accord: the page is as long as the receipt. */}
      {height > 0 && <GlobalStyles styles={{ '@page': { size: `80mm ${height}mm`, margin: '3mm' } }} />}
      <Box sx={{ textAlign: 'center', mb: 1 }}>
        <Typography variant="h4" component="p">
          {store.name}
        </Typography>
        {[store.address, store.phone, store.pan && i18n.t('PAN/VAT no. {pan}', { pan: store.pan })]
          .filter(Boolean)
          .map((line) => (
            <div key={line}>{line}</div>
          ))}
      </Box>
      <Row left={number} right={formatInstant(new Date(placedAt), i18n.locale)} />
      {isCopy && <div>{i18n.t('Copy')}</div>}
      {contact.name && <Row left={i18n.t('Customer')} right={contact.name} />}
      {contact.phone && <Row left={i18n.t('Phone')} right={readablePhone(contact.phone)} />}
      {staff.buyerPan && <Row left={i18n.t('PAN')} right={staff.buyerPan} />}
      <Rule />
      {lines.map((line) => (
        <Box key={line.id} sx={{ mb: 0.75, breakInside: 'avoid' }}>
          <Row
            left={`${line.quantity > 1 ? `${line.quantity} × ` : ''}${line.name}`}
            right={formatNpr(line.lineTotal)}
          />
          <div>
            {[line.sku, line.size && i18n.t('Size {size}', { size: line.size }), formatGrams(line.weightMg)]
              .filter(Boolean)
              .join(' · ')}
          </div>
          {line.priceBreakdown && (
            <div>
              {[
                i18n.t('Rate {rate} a tola, {purity}', {
                  rate: formatNpr(line.priceBreakdown.ratePerTola),
                  purity: line.priceBreakdown.purity,
                }),
                i18n.t('metal {amount}', { amount: formatNpr(line.priceBreakdown.metal) }),
                i18n.t('making {amount}', { amount: formatNpr(line.priceBreakdown.making) }),
                line.priceBreakdown.stones > 0 &&
                  i18n.t('stones {amount}', { amount: formatNpr(line.priceBreakdown.stones) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </div>
          )}
          {line.staffDiscount > 0 && (
            <Row left={i18n.t('Discount')} right={`−${formatNpr(line.staffDiscount)}`} />
          )}
        </Box>
      ))}
      <Rule />
      <Row left={i18n.t('Items')} right={formatNpr(totals.items)} />
      {ofCoupon > 0 && (
        <Row
          left={
            couponTitle(i18n.locale, order) ??
            (couponCode ? i18n.t('Coupon {code}', { code: couponCode }) : i18n.t('Discount'))
          }
          right={`−${formatNpr(ofCoupon)}`}
        />
      )}
      {staffDiscount > 0 && <Row left={i18n.t('Discount')} right={`−${formatNpr(staffDiscount)}`} />}
      {totals.shipping > 0 && <Row left={i18n.t('Shipping')} right={formatNpr(totals.shipping)} />}
      <Row left={i18n.t(ESTIMATED_TAX, { percent: totals.taxPercent })} right={formatNpr(totals.tax)} />
      <Row
        left={<strong>{i18n.t('Total')}</strong>}
        right={<strong>{formatNpr(totals.finalTotal)}</strong>}
      />
      <Rule />
      {payments.map(({ id, method, amount, given, change, reference }) => (
        <Box key={id}>
          <Row
            left={[i18n.t(paymentTexts.method[method]), reference].filter(Boolean).join(' · ')}
            right={formatNpr(amount)}
          />
          {given != null && change > 0 && (
            <>
              <Row left={i18n.t('Given')} right={formatNpr(given)} />
              <Row left={i18n.t('Change')} right={formatNpr(change)} />
            </>
          )}
        </Box>
      ))}
      {staff.due > 0 && <Row left={<strong>{i18n.t('Still to pay')}</strong>} right={formatNpr(staff.due)} />}
      <Rule />
      {seller?.by && <Row left={i18n.t('Served by')} right={seller.by} />}
      <Box sx={{ textAlign: 'center', mt: 1 }}>{i18n.t('Thank you for your visit.')}</Box>
    </Box>
  );
}

function Row({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{left}</Box>
      <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>{right}</Box>
    </Box>
  );
}

function Rule() {
  return <Box sx={{ my: 0.75, borderTop: '1px dashed currentColor' }} />;
}
