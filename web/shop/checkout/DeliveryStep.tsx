import LocalShippingOutlined from 'icon:outline-local-shipping';
import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { calculateDeliveryEstimate } from '#domain/orders/delivery.ts';
import { usePlaceNames } from '#web/labels/usePlaceNames.ts';
import { formatDayRange } from '#web/locale/formatTime.ts';
import { AddressFields } from '#web/ui/form/AddressFields.tsx';
import { CheckInput } from '#web/ui/form/CheckInput.tsx';
import { RecipientFields } from '#web/ui/form/RecipientFields.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import type { SavedAddress_AddressFragment } from '../account/addresses/Addresses.generated.ts';
import { CheckoutStep } from './CheckoutStep.tsx';
import type { CheckoutControl } from './checkoutControl.ts';
import { SavedAddressChoice } from './SavedAddressChoice.tsx';

export interface DeliveryStepProps {
  control: CheckoutControl;
  /** Saved addresses of the customer. */
  addresses: readonly SavedAddress_AddressFragment[];
}

export function DeliveryStep({ control, addresses }: DeliveryStepProps) {
  const { i18n } = useLingui();
  const [forSomeoneElse, district] = useWatch({
    control,
    name: ['forSomeoneElse', 'shippingAddress.district'],
  });

  return (
    <CheckoutStep number={2} title={i18n.t('Delivery')}>
      {addresses.length > 0 && <SavedAddressChoice addresses={addresses} />}
      <AddressFields prefix="shippingAddress." audience="shopper">
        <DeliveryEstimate district={district} />
      </AddressFields>
      <CheckInput
        control={control}
        name="forSomeoneElse"
        label={i18n.t('Someone else will receive the parcel')}
      />
      {forSomeoneElse && <RecipientFields prefix="shippingAddress." audience="shopper" />}
      <TextInput
        control={control}
        name="notes"
        label={i18n.t('Order notes')}
        optional
        multiline
        minRows={2}
        maxLength={500}
        autoComplete="off"
      />
    </CheckoutStep>
  );
}

/** Estimated delivery to the district if the order is placed now. */
function DeliveryEstimate({ district }: { district: string }) {
  const { i18n } = useLingui();
  const placeNames = usePlaceNames();
  return (
    <Stack direction="row" role="status" sx={{ gap: 1.5, alignItems: 'center', minHeight: 48 }}>
      <LocalShippingOutlined aria-hidden sx={{ color: 'text.secondary' }} />
      <Typography color={district ? 'textPrimary' : 'textSecondary'}>
        {district
          ? i18n.t('Estimated delivery to {district}: {days}', {
              district: placeNames.district(district),
              days: formatDayRange(calculateDeliveryEstimate(district, new Date()), i18n.locale),
            })
          : i18n.t('Choose a district to see the delivery date.')}
      </Typography>
    </Stack>
  );
}
