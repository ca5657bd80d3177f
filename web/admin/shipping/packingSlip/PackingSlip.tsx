import { useLingui } from '@lingui/react';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { DetailList } from '#web/admin/order/DetailList.tsx';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { Grams, Size } from '#web/admin/ui/quantities.tsx';
import { ScrollBox } from '#web/admin/ui/ScrollBox.tsx';
import { formatAddressLines } from '#web/labels/addressLines.ts';
import { orderStatusTexts } from '#web/labels/orderStatusTexts.ts';
import { usePlaceNames } from '#web/labels/usePlaceNames.ts';
import { formatDate } from '#web/locale/formatTime.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';

const WIDE_ONLY_STYLE = { display: { xs: 'none', sm: 'table-cell' } } as const;
const NARROW_ONLY_STYLE = { display: { xs: 'block', sm: 'none' } } as const;

/** Shows the items to pack and the address. Omits prices, because many people handle a parcel. */
export function PackingSlip({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const store = useStoreSettings();
  const placeNames = usePlaceNames();
  const { lines, shippingAddress, placedAt, carrier, trackingNumber, notes, status } = order;
  const itemCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);

  return (
    <Box component="article" sx={{ maxWidth: 800 }}>
      {status === 'CANCELLED' && <CancelledMark />}
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 3, mb: 3 }}>
        <DetailList
          details={{ [i18n.t('Ship to')]: formatAddressLines(i18n, shippingAddress, placeNames).join('\n') }}
        />
        <DetailList
          details={{
            [i18n.t('Ship from')]: [store.name, store.address, store.phone].join('\n'),
            [i18n.t('Sold')]: formatDate(placedAt, i18n.locale),
            [i18n.t('Carrier')]: [carrier, trackingNumber].filter(Boolean).join(' · '),
          }}
        />
      </Box>
      <ScrollBox label={i18n.t('Items')}>
        <Table sx={{ fontVariantNumeric: 'tabular-nums', '& th, & td': { px: { xs: 1, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ pl: 0 }}>{i18n.t('Packed')}</TableCell>
              <TableCell>{i18n.t('Product')}</TableCell>
              <TableCell sx={WIDE_ONLY_STYLE}>{i18n.t('SKU')}</TableCell>
              <TableCell sx={WIDE_ONLY_STYLE}>{i18n.t('Size')}</TableCell>
              <TableCell align="right">{i18n.t('Weight')}</TableCell>
              <TableCell align="right" sx={{ pr: 0 }}>
                {i18n.t('Quantity')}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map(({ id, name, sku, size, weightMg, quantity }) => (
              <TableRow key={id}>
                <TableCell sx={{ pl: 0 }}>
                  <Box sx={{ width: 16, height: 16, border: 1, borderColor: 'text.primary' }} />
                </TableCell>
                <TableCell component="th" scope="row">
                  {name}
                  <Typography variant="caption" color="textSecondary" sx={NARROW_ONLY_STYLE}>
                    {[sku, size && i18n.t('Size: {variant}', { variant: size })].filter(Boolean).join(' · ')}
                  </Typography>
                </TableCell>
                <TableCell sx={WIDE_ONLY_STYLE}>{sku}</TableCell>
                <TableCell sx={WIDE_ONLY_STYLE}>
                  <Size of={size} />
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  <Grams mg={weightMg} />
                </TableCell>
                <TableCell align="right" sx={{ pr: 0 }}>
                  {i18n.number(quantity)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollBox>
      <Typography sx={{ mt: 2, fontWeight: 600 }}>
        {i18n.t('{count, plural, one {# item} other {# items}}', { count: itemCount })}
      </Typography>
      {notes && (
        <Typography sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {i18n.t('From the customer: {notes}', { notes })}
        </Typography>
      )}
    </Box>
  );
}

/** Shows the mark in a frame, because colour alone might be lost in print. */
function CancelledMark() {
  const { i18n } = useLingui();
  const { title, text } = orderStatusTexts.CANCELLED;
  return (
    <Box
      role="status"
      sx={{ mb: 3, px: 2, py: 1.5, border: 2, borderColor: 'error.main', color: 'error.main' }}
    >
      <Typography variant="h2" component="p" sx={{ textTransform: 'uppercase', letterSpacing: '0.08em' }}>
        {i18n.t(title)}
      </Typography>
      <Typography color="textPrimary">{i18n.t(text)}</Typography>
    </Box>
  );
}
