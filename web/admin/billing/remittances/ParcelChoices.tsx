import { useLingui } from '@lingui/react';
import { Checkbox, FormControlLabel } from '@mui/material';
import { Controller, useFormContext } from 'react-hook-form';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import type { Remittances_LineFragment as Line } from './Remittances.generated.ts';

/** Choices for parcels that are undelivered or belong to another carrier. */
export interface ParcelChoiceValues {
  /** True to mark shipped parcels as delivered. */
  markDelivered: boolean;
  /** True to credit parcels of another carrier too. */
  allowOtherCarrier: boolean;
}

interface ParcelChoicesProps {
  lines: readonly Pick<Line, 'outcome' | 'orderStatus'>[];
  /** True if parcels of another carrier are already credited. */
  isConfirmed?: boolean;
}

/** Shows the choices the lines of a remittance require; nothing if there are none. */
export function ParcelChoices({ lines, isConfirmed = false }: ParcelChoicesProps) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const hasOtherCarriers = isConfirmed || lines.some(({ outcome }) => outcome === 'OTHER_CARRIER');
  // A parcel in transit with another carrier needs both choices.
  const hasUndeliveredParcels = lines.some(
    ({ outcome, orderStatus }) =>
      (outcome === 'NOT_DELIVERED' || outcome === 'OTHER_CARRIER') && orderStatus === 'SHIPPED',
  );
  return (
    <>
      {hasUndeliveredParcels && can('manageOrders') && (
        <Choice name="markDelivered" label={i18n.t('Mark shipped parcels as delivered and settle them')} />
      )}
      {hasOtherCarriers && (
        <Choice name="allowOtherCarrier" label={i18n.t('Also credit another courier’s parcels')} />
      )}
    </>
  );
}

function Choice({ name, label }: { name: keyof ParcelChoiceValues; label: string }) {
  const { control } = useFormContext<ParcelChoiceValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, ...field } }) => (
        <FormControlLabel label={label} control={<Checkbox {...field} checked={value} />} />
      )}
    />
  );
}
