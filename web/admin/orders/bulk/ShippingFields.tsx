import { useLingui } from '@lingui/react';
import { Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import type { BulkInputFormProps } from '#web/admin/list/bulkAction.ts';
import { CarrierField } from '#web/admin/shipping/carriers/CarrierField.tsx';

export interface ShippingDetails {
  /** True to include unpaid orders that use bank transfer. */
  allowUnpaid?: boolean;
  carrier?: string;
}

/** Links to the screen for tracking numbers, or asks for one carrier for all selected orders. */
export function ShippingFields({ names, answer, onAnswer }: BulkInputFormProps) {
  const { i18n } = useLingui();
  const [details, setDetails] = useState<ShippingDetails>((answer as ShippingDetails | undefined) ?? {});
  // All fields are optional, so the defaults are already complete.
  const submitDefaults = useEffectEvent(() => onAnswer(details));
  useEffect(() => submitDefaults(), []);

  function change(newDetails: ShippingDetails) {
    setDetails(newDetails);
    onAnswer(newDetails);
  }

  return (
    <Stack sx={{ gap: 2, pt: 0.5 }}>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Typography>
          {i18n.t('If you enter a tracking number, customers can track their parcel from the email.')}
        </Typography>
        <Button component={Link} to={adminPaths.shipThese(names ?? [])} variant="outlined">
          {i18n.t('Enter tracking numbers')}
        </Button>
      </Stack>
      <CarrierField
        label={i18n.t('Carrier for all orders (optional)')}
        value={details.carrier ?? ''}
        onChange={(carrier) => change({ ...details, carrier })}
        help={i18n.t(
          'Customers will be notified by email. If you enter a tracking number later, they will get a second email.',
        )}
      />
      <FormControlLabel
        label={i18n.t('Include orders whose bank transfer has not arrived')}
        control={
          <Checkbox
            checked={details.allowUnpaid ?? false}
            onChange={(_event, allowUnpaid) => change({ ...details, allowUnpaid })}
          />
        }
      />
    </Stack>
  );
}
