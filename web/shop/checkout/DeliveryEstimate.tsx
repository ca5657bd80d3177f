import LocalShippingOutlined from 'icon:outline-local-shipping';
import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import { deliveryEstimate } from '#domain/orders/delivery.ts';
import { formatWindow } from '#web/locale/formatTime.ts';
import { usePlaceNames } from '../account/addresses/usePlaceNames.ts';

/** When a parcel ordered now should reach the district. */
export function DeliveryEstimate({ district }: { district: string }) {
  const { i18n } = useLingui();
  const placeNames = usePlaceNames();
  return (
    <Stack direction="row" role="status" sx={{ gap: 1.5, alignItems: 'center', minHeight: 48 }}>
      <LocalShippingOutlined aria-hidden sx={{ color: 'text.secondary' }} />
      <Typography color={district ? 'textPrimary' : 'textSecondary'}>
        {district
          ? i18n.t('Estimated delivery to {district}: {days}', {
              district: placeNames.district(district),
              days: formatWindow(deliveryEstimate(district, new Date()), i18n.locale),
            })
          : i18n.t('Choose a district to see the delivery date.')}
      </Typography>
    </Stack>
  );
}
