import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import type { Fulfilment } from '#domain/orders/counter/counterSaleSchema.ts';
import { formatAddressLines } from '#web/labels/addressLines.ts';
import { usePlaceNames } from '#web/labels/usePlaceNames.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import type { ShippingAddress_AddressFragment } from './ShippingAddress.generated.ts';

export interface ShippingAddressProps {
  order: { fulfilment: Fulfilment; shippingAddress: ShippingAddress_AddressFragment };
}

/** Delivery address or pick-up location of an order. Renders nothing for a counter sale. */
export function ShippingAddress({ order: { fulfilment, shippingAddress } }: ShippingAddressProps) {
  const { i18n } = useLingui();
  const placeNames = usePlaceNames();
  const store = useStoreSettings();
  if (fulfilment === 'COUNTER') return null;
  const isDelivery = fulfilment === 'DELIVERY';
  const lines = isDelivery
    ? formatAddressLines(i18n, shippingAddress, placeNames)
    : [store.name, (i18n.locale === 'ne' && store.addressNe) || store.address, store.phone];
  return (
    <section>
      <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
        {isDelivery ? i18n.t('Delivery address') : i18n.t('Pick-up at the store')}
      </Typography>
      <Typography component="address" variant="body2" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
        {lines.join('\n')}
      </Typography>
    </section>
  );
}
