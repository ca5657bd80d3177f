import { useLingui } from '@lingui/react';
import { Box, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { formatGrams } from '#domain/catalog/weight.ts';
import { getCouponTitle } from '#domain/orders/coupons/getCouponTitle.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPhone } from '#domain/text/formatPhone.ts';
import { formatPlainNumber } from '#domain/text/numbers.ts';
import { formatAddressLines } from '#web/labels/addressLines.ts';
import { getPaymentText, paymentTexts } from '#web/labels/paymentTexts.ts';
import { usePlaceNames } from '#web/labels/usePlaceNames.ts';
import { detectLang } from '#web/locale/detectLang.ts';
import { formatDate } from '#web/locale/formatTime.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { TotalsList, TotalsRow } from '#web/ui/TotalsList.tsx';
import type { InvoicePageQuery } from './InvoicePage.generated.ts';
import { OrderEndNotice } from './OrderEndNotice.tsx';

type Order = NonNullable<InvoicePageQuery['order']>;

export function Invoice({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const placeNames = usePlaceNames();
  const store = useStoreSettings();
  const { number, placedAt, contact, shippingAddress, lines, totals, couponCode } = order;

  return (
    <Box component="article" sx={{ maxWidth: 860 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 3, mb: 5 }}>
        <div>
          <PageTitle variant="h2" component="h1" title={i18n.t('Invoice {number}', { number })}>
            {i18n.t('Invoice')}
          </PageTitle>
          <Typography sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>{number}</Typography>
          {order.invoice && (
            <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {i18n.t('Invoice no.')} {order.invoice.number}
            </Typography>
          )}
          <Typography color="textSecondary">{formatDate(placedAt, i18n.locale)}</Typography>
        </div>
        <Typography component="address" variant="body2" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
          {[
            store.name,
            store.address,
            store.phone,
            store.email,
            store.pan && i18n.t('PAN/VAT no. {pan}', { pan: store.pan }),
          ]
            .filter(Boolean)
            .join('\n')}
        </Typography>
      </Stack>
      <OrderEndNotice order={order} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, mb: 4 }}>
        <Party
          title={i18n.t('Billed to')}
          lines={[contact.name, contact.email, formatPhone(contact.phone)].filter((line) => line !== '')}
        />
        <Party
          title={i18n.t('Delivery address')}
          lines={formatAddressLines(i18n, shippingAddress, placeNames)}
        />
      </Box>
      <Box role="region" aria-label={i18n.t('Items')} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell sx={{ pl: 0 }}>{i18n.t('Piece')}</TableCell>
              <TableCell align="right" sx={wideColumnStyle}>
                {i18n.t('Price')}
              </TableCell>
              <TableCell align="right" sx={wideColumnStyle}>
                {i18n.t('Quantity')}
              </TableCell>
              <TableCell align="right" sx={{ pr: 0 }}>
                {i18n.t('Amount')}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </TableBody>
        </Table>
      </Box>
      <Box sx={{ maxWidth: 360, ml: 'auto', mt: 3 }}>
        <TotalsList
          totals={totals}
          couponCode={couponCode}
          couponName={getCouponTitle(i18n.locale, order)}
          isBilled={order.invoice !== null}
        >
          {order.creditNotes.map((note) => (
            <TotalsRow key={note.id} label={i18n.t('Credit note {number}', { number: note.number })}>
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                −{formatNpr(note.total, i18n.locale)}
              </Box>
            </TotalsRow>
          ))}
        </TotalsList>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
        {i18n.t(paymentTexts.method[order.paymentMethod])} · {i18n.t(getPaymentText(order))}
      </Typography>
    </Box>
  );
}

/** Column hidden on phones, where its value is shown below the product name. */
const wideColumnStyle = { display: { xs: 'none', sm: 'table-cell' } };

function Party({ title, lines }: { title: string; lines: string[] }) {
  return (
    <section>
      <Typography variant="overline" component="h2" color="textSecondary">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {lines.join('\n')}
      </Typography>
    </section>
  );
}

function Line({ line }: { line: Order['lines'][number] }) {
  const { i18n } = useLingui();
  const { sku, name, size, quantity, unitPrice, lineTotal, weightMg, priceBreakdown } = line;
  const details = [
    sku,
    size && i18n.t('Size: {variant}', { variant: size }),
    weightMg > 0 && formatGrams(weightMg, i18n.locale),
    priceBreakdown && i18n.t('Metal {npr}', { npr: formatNpr(priceBreakdown.metal, i18n.locale) }),
    priceBreakdown && i18n.t('Making charge {npr}', { npr: formatNpr(priceBreakdown.making, i18n.locale) }),
    priceBreakdown &&
      priceBreakdown.stones > 0 &&
      i18n.t('Stones {npr}', { npr: formatNpr(priceBreakdown.stones, i18n.locale) }),
  ];
  const figureStyle = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', verticalAlign: 'top' };
  return (
    <TableRow>
      <TableCell sx={{ pl: 0 }}>
        <span lang={detectLang(name, i18n.locale)}>{name}</span>
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {details.filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="body2" sx={{ display: { sm: 'none' } }}>
          {formatPlainNumber(quantity, i18n.locale)} × {formatNpr(unitPrice, i18n.locale)}
        </Typography>
      </TableCell>
      <TableCell align="right" sx={[figureStyle, wideColumnStyle]}>
        {formatNpr(unitPrice, i18n.locale)}
      </TableCell>
      <TableCell align="right" sx={[figureStyle, wideColumnStyle]}>
        {formatPlainNumber(quantity, i18n.locale)}
      </TableCell>
      <TableCell align="right" sx={[figureStyle, { pr: 0 }]}>
        {formatNpr(lineTotal, i18n.locale)}
      </TableCell>
    </TableRow>
  );
}
