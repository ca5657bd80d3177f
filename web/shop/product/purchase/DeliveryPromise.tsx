import LocalShippingOutlined from 'icon:outline-local-shipping';
import { useLingui } from '@lingui/react';
import { FormLabel, NativeSelect, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { nameIn } from '#domain/customers/places.ts';
import { deliveryEstimate } from '#domain/orders/delivery.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatWindow } from '#web/locale/formatTime.ts';
import { usePlaceNames } from '#web/shop/account/addresses/usePlaceNames.ts';
import { useStore } from '#web/store/StoreSettingsProvider.tsx';
import { useShowsTax } from '#web/store/useShowsTax.ts';
import { readDistrict, rememberDistrict } from './deliveryDistrict.storage.ts';
import { useDistricts } from './useDistricts.ts';

/** When it would arrive in the shopper's district, and what bringing it costs, for pieces of this price before tax. */
export function DeliveryPromise({ price }: { price: number }) {
  const { i18n } = useLingui();
  const placeNames = usePlaceNames();
  const id = useId();
  const { freeShippingFrom, shippingFee } = useStore();
  const showsTax = useShowsTax();
  const [district, setDistrict] = useState(readDistrict);
  const districts = useDistricts();
  const [now] = useState(() => new Date());
  const days = formatWindow(deliveryEstimate(district, now), i18n.locale);

  return (
    <Stack direction="row" sx={{ gap: 1.5 }}>
      <LocalShippingOutlined aria-hidden sx={{ color: 'text.secondary', mt: 1.25 }} />
      <div>
        <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1, flexWrap: 'wrap' }}>
          <FormLabel htmlFor={id} sx={{ mb: 0 }}>
            {i18n.t('Delivery to')}
          </FormLabel>
          <NativeSelect
            value={district}
            onChange={(event) => {
              setDistrict(event.target.value);
              rememberDistrict(event.target.value);
            }}
            disableUnderline
            inputProps={{ id }}
            sx={{ typography: 'body2', fontWeight: 500, '& select': { minHeight: 44, py: 0 } }}
          >
            {districts.every(({ name }) => name !== district) && (
              <option value={district}>{placeNames.district(district)}</option>
            )}
            {districts.map((each) => (
              <option key={each.name} value={each.name}>
                {nameIn(i18n.locale, each)}
              </option>
            ))}
          </NativeSelect>
        </Stack>
        <Typography variant="body2" aria-live="polite">
          {i18n.t('Order today for delivery {days}.', { days })}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {price >= freeShippingFrom
            ? i18n.t('Shipping is free.')
            : i18n.t(
                showsTax
                  ? /*i18n*/ 'Shipping {fee}; free on orders of {amount} or more, before tax.'
                  : /*i18n*/ 'Shipping {fee}; free on orders of {amount} or more.',
                {
                  fee: formatNpr(shippingFee, i18n.locale),
                  amount: formatNpr(freeShippingFrom, i18n.locale),
                },
              )}
        </Typography>
      </div>
    </Stack>
  );
}
