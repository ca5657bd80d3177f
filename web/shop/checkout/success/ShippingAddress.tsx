import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { addressLines } from '#web/labels/addressLines.ts';
import { usePlaceNames } from '#web/shop/account/addresses/usePlaceNames.ts';
import type { ShippingAddress_AddressFragment } from './ShippingAddress.generated.ts';

export function ShippingAddress({ address }: { address: ShippingAddress_AddressFragment }) {
  const { i18n } = useLingui();
  const placeNames = usePlaceNames();
  return (
    <section>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {i18n.t('Delivery address')}
      </Typography>
      <Typography component="address" variant="body2" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
        {addressLines(i18n, address, placeNames).join('\n')}
      </Typography>
    </section>
  );
}
