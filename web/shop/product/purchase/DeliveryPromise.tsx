import LocalShippingOutlined from 'icon:outline-local-shipping';
import { useLingui } from '@lingui/react';
import { FormLabel, NativeSelect, Stack, Typography } from '@mui/material';
import { useEffect, useId, useMemo, useState } from 'react';
import { localiseName, type PlaceName, type Places } from '#domain/customers/places.ts';
import { calculateDeliveryEstimate } from '#domain/orders/delivery.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { usePlaceNames } from '#web/labels/usePlaceNames.ts';
import { formatDayRange } from '#web/locale/formatTime.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { useShowsTax } from '#web/store/useShowsTax.ts';
import { deviceStorage } from '#web/ui/browser/storage.ts';

/** Delay in ms before the large list of places is loaded, so that the product appears first. */
const LOAD_DELAY_MS = 2000;

const DISTRICT_KEY = 'deliveryDistrict';
const DEFAULT_DISTRICT = 'Kathmandu';

/** Estimated delivery date in the shopper's district, and the shipping fee for items of this price before tax. */
export function DeliveryPromise({ price }: { price: number }) {
  const { i18n } = useLingui();
  const placeNames = usePlaceNames();
  const id = useId();
  const { freeShippingFrom, shippingFee } = useStoreSettings();
  const showsTax = useShowsTax();
  const [district, setDistrict] = useState(readDistrict);
  const districts = useDistricts();
  const [now] = useState(() => new Date());
  const days = formatDayRange(calculateDeliveryEstimate(district, now), i18n.locale);

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
              storeDistrict(event.target.value);
            }}
            disableUnderline
            inputProps={{ id }}
            sx={{ typography: 'body2', fontWeight: 500, '& select': { minHeight: 44, py: 0 } }}
          >
            {districts.every(({ name }) => name !== district) && (
              <option value={district}>{placeNames.district(district)}</option>
            )}
            {districts.map((districtOption) => (
              <option key={districtOption.name} value={districtOption.name}>
                {localiseName(i18n.locale, districtOption)}
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

/** Returns the last chosen district; by default the district of the capital. */
function readDistrict(): string {
  return deviceStorage.readText(DISTRICT_KEY) || DEFAULT_DISTRICT;
}

/** Stores the chosen district. Without storage it applies to this screen only. */
function storeDistrict(district: string): void {
  deviceStorage.writeText(DISTRICT_KEY, district);
}

/** Returns all districts sorted by name; empty until loaded. */
function useDistricts(): PlaceName[] {
  const [places, setPlaces] = useState<Places | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      // If the list cannot be loaded, the current district remains the only choice.
      import('#domain/customers/nepal-places.json').then(
        (list) => setPlaces(list.default),
        () => undefined,
      );
    }, LOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return useMemo(
    () =>
      places?.provinces
        .flatMap(({ districts }) => districts)
        .toSorted((a, b) => (a.name < b.name ? -1 : 1)) ?? [],
    [places],
  );
}
