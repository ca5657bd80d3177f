import { useLingui } from '@lingui/react';
import { Checkbox, FormControlLabel } from '@mui/material';
import { Controller, useFormContext } from 'react-hook-form';
import { useMay } from '#web/session/useMay.ts';
import type { Remittances_LineFragment as Line } from './Remittances.generated.ts';

/** How parcels are credited that are not delivered yet, or that another carrier has. */
export interface ParcelChoiceValues {
  /** Shipped parcels are marked as delivered. */
  markDelivered: boolean;
  /** Parcels of another carrier are credited too. */
  allowOtherCarrier: boolean;
}

interface ParcelChoicesProps {
  lines: readonly Pick<Line, 'outcome' | 'orderStatus'>[];
  /** True if parcels of another carrier are credited already. */
  isConfirmed?: boolean;
}

/** The choices that the lines of a remittance leave to staff; nothing where they leave none. */
export function ParcelChoices({ lines, isConfirmed = false }: ParcelChoicesProps) {
  const { i18n } = useLingui();
  const may = useMay();
  const hasOtherCarriers = isConfirmed || lines.some(({ outcome }) => outcome === 'OTHER_CARRIER');
  // Another carrier's parcel that is on its way needs both: to be confirmed, and to be delivered.
  const hasUndelivered = lines.some(
    ({ outcome, orderStatus }) =>
      (outcome === 'NOT_DELIVERED' || outcome === 'OTHER_CARRIER') && orderStatus === 'SHIPPED',
  );
  return (
    <>
      {hasUndelivered && may('manageOrders') && (
        <Choice name="markDelivered" label={i18n.t('Mark shipped parcels as delivered and settle them')} />
      )}
      {hasOtherCarriers && (
        <Choice name="allowOtherCarrier" label={i18n.t('Credit the parcels of another carrier too')} />
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
