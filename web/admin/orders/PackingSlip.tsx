import { useLingui } from '@lingui/react';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { formatGrams } from '#domain/weight.ts';
import { useStore } from '#web/app/StoreFacts.tsx';
import { addressLines } from '#web/shop/account/addresses/addressLines.ts';
import { formatDate } from '#web/shop/track/kathmanduTime.ts';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import { FactList } from './FactList.tsx';
import type { OrderSheet_OrderFragment as Order } from './OrderPage.generated.ts';

/** What to pack and where it goes. It names no prices: parcels pass through many hands. */
export function PackingSlip({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const store = useStore();
  const { lines, shippingAddress, placedAt, carrier, trackingNumber, notes } = order;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);

  return (
    <Box component="article" sx={{ maxWidth: 800 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 3, mb: 3 }}>
        <FactList facts={{ [i18n.t('To')]: addressLines(i18n, shippingAddress).join('\n') }} />
        <FactList
          facts={{
            [i18n.t('From')]: [store.name, store.address, store.phone].join('\n'),
            [i18n.t('Sold')]: formatDate(placedAt, i18n.locale),
            [i18n.t('Carrier')]: [carrier, trackingNumber].filter(Boolean).join(' · '),
          }}
        />
      </Box>
      <ScrollBox label={i18n.t('Items')}>
        <Table sx={{ minWidth: 460, fontVariantNumeric: 'tabular-nums' }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ pl: 0 }}>{i18n.t('Packed')}</TableCell>
              <TableCell>{i18n.t('Product')}</TableCell>
              <TableCell>{i18n.t('SKU')}</TableCell>
              <TableCell>{i18n.t('Size')}</TableCell>
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
                </TableCell>
                <TableCell>{sku}</TableCell>
                <TableCell>{size ?? '–'}</TableCell>
                <TableCell align="right">{formatGrams(weightMg)}</TableCell>
                <TableCell align="right" sx={{ pr: 0 }}>
                  {quantity}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollBox>
      <Typography sx={{ mt: 2, fontWeight: 600 }}>
        {i18n.t('{count, plural, one {# item} other {# items}}', { count: pieces })}
      </Typography>
      {notes && (
        <Typography sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {i18n.t('From the customer: {notes}', { notes })}
        </Typography>
      )}
    </Box>
  );
}
