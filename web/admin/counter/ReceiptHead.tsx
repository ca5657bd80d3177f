import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { formatRomanBikramSambat } from '#domain/calendar/formatRomanBikramSambat.ts';
import { formatPhone } from '#domain/text/formatPhone.ts';
import { formatInstant } from '#web/locale/formatTime.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import type { Receipt_OrderFragment as Order } from './Receipt.generated.ts';
import { ReceiptRow as Row, ReceiptDivider as Rule } from './ReceiptRow.tsx';

export interface ReceiptHeadProps {
  order: Order;
  isCopy: boolean;
}

/** Seller, number and time of the sale, and the customer if known. */
export function ReceiptHead({ order, isCopy }: ReceiptHeadProps) {
  const { i18n } = useLingui();
  const store = useStoreSettings();
  const { number, placedAt, invoice, contact, staff } = order;
  const saleTime = new Date(invoice?.issuedAt ?? placedAt);
  const bikramSambatDate = i18n.locale === 'ne' ? null : formatRomanBikramSambat(saleTime);
  return (
    <>
      <Box sx={{ textAlign: 'center', mb: 1 }}>
        <Typography variant="h4" component="p">
          {store.name}
        </Typography>
        {[store.address, store.phone, store.pan && i18n.t('PAN/VAT no. {pan}', { pan: store.pan })]
          .filter(Boolean)
          .map((line) => (
            <div key={line}>{line}</div>
          ))}
        {invoice && <strong>{store.pan ? i18n.t('Tax invoice') : i18n.t('Invoice')}</strong>}
        {isCopy && <div>{i18n.t('Copy of the original')}</div>}
      </Box>
      {invoice && <Row left={i18n.t('Invoice no.')} right={invoice.number} />}
      <Row left={i18n.t('Order')} right={number} />
      <Row left={i18n.t('Date')} right={formatInstant(saleTime, i18n.locale)} />
      {bikramSambatDate && <Row left={i18n.t('Bikram Sambat date')} right={bikramSambatDate} />}
      {contact.name && <Row left={i18n.t('Customer')} right={contact.name} />}
      {contact.phone && <Row left={i18n.t('Phone')} right={formatPhone(contact.phone)} />}
      {staff.buyerPan && <Row left={i18n.t('PAN')} right={staff.buyerPan} />}
      <Rule />
    </>
  );
}
