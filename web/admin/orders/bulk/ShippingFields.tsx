import { useLingui } from '@lingui/react';
import { Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import type { BulkAskProps } from '#web/admin/list/bulkAction.ts';
import { CarrierField } from '#web/admin/shipping/carriers/CarrierField.tsx';

export interface ShippedHow {
  /** Takes along what is to be paid by bank transfer and is not. */
  allowUnpaid?: boolean;
  carrier?: string;
}

/** Asks for the tracking numbers of the chosen orders, or who carries them all without. */
export function ShipAsk({ names, answer, onAnswer }: BulkAskProps) {
  const { i18n } = useLingui();
  const [how, setHow] = useState<ShippedHow>((answer as ShippedHow | undefined) ?? {});
  // All of it may be left as it is.
  const begin = useEffectEvent(() => onAnswer(how));
  useEffect(() => begin(), []);

  function change(next: ShippedHow) {
    setHow(next);
    onAnswer(next);
  }

  return (
    <Stack sx={{ gap: 2, pt: 0.5 }}>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Typography>
          {i18n.t('With a tracking number, the customer’s email says where the parcel is.')}
        </Typography>
        <Button component={Link} to={adminPaths.shipThese(names ?? [])} variant="outlined">
          {i18n.t('Enter tracking numbers')}
        </Button>
      </Stack>
      <CarrierField
        label={i18n.t('Carrier of all (optional)')}
        value={how.carrier ?? ''}
        onChange={(carrier) => change({ ...how, carrier })}
        help={i18n.t('Customers are notified by email. A number that is entered later is sent after it.')}
      />
      <FormControlLabel
        label={i18n.t('Include orders whose bank transfer has not arrived')}
        control={
          <Checkbox
            checked={how.allowUnpaid ?? false}
            onChange={(_event, allowUnpaid) => change({ ...how, allowUnpaid })}
          />
        }
      />
    </Stack>
  );
}
