import { useLingui } from '@lingui/react';
import { Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { HANDOVERS, type Handover } from '#domain/orders/counter/counterSaleSchema.ts';
import { AddressFields } from '#web/ui/form/AddressFields.tsx';
import type { AddressFieldValues } from '#web/ui/form/addressFieldValues.ts';
import { RecipientFields } from '#web/ui/form/RecipientFields.tsx';
import type { TillSale } from './tillSale.ts';

const WAYS: Record<Handover, string> = {
  COUNTER: /*i18n*/ 'Taken along',
  PICKUP: /*i18n*/ 'Picked up later',
  DELIVERY: /*i18n*/ 'Sent',
};

const CHANNELS: Record<TillSale['channel'], string> = {
  COUNTER: /*i18n*/ 'At the counter',
  PHONE: /*i18n*/ 'By phone',
};

export interface HandoverFieldsProps {
  sale: TillSale;
  onChange: (fields: Partial<TillSale>) => void;
}

/** How the pieces reach the buyer; where they are sent, an address is asked. */
export function HandoverFields({ sale: { channel, handover, address }, onChange }: HandoverFieldsProps) {
  const { i18n } = useLingui();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label={i18n.t('Ordered')}
        value={channel}
        onChange={(_event, next: TillSale['channel'] | null) => {
          if (!next) return;
          const isAway = next === 'PHONE' && handover === 'COUNTER';
          onChange({ channel: next, ...(isAway && { handover: 'DELIVERY' }) });
        }}
      >
        {(['COUNTER', 'PHONE'] as const).map((value) => (
          <ToggleButton key={value} value={value}>
            {i18n.t(CHANNELS[value])}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label={i18n.t('Handed over')}
        value={handover}
        onChange={(_event, next: Handover | null) => next && onChange({ handover: next })}
      >
        {HANDOVERS.filter((value) => channel === 'COUNTER' || value !== 'COUNTER').map((value) => (
          <ToggleButton key={value} value={value}>
            {i18n.t(WAYS[value])}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {handover === 'DELIVERY' && (
        <TillAddress address={address} onChange={(next) => onChange({ address: next })} />
      )}
    </Stack>
  );
}

interface TillAddressProps {
  address: AddressFieldValues;
  onChange: (address: AddressFieldValues) => void;
}

function TillAddress({ address, onChange }: TillAddressProps) {
  const form = useForm<{ shippingAddress: AddressFieldValues }>({
    defaultValues: { shippingAddress: address },
  });
  const typed = useWatch({ control: form.control, name: 'shippingAddress' });
  const text = JSON.stringify(typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed is handed on once, whatever the till makes of it.
  useEffect(() => {
    onChange(typed);
  }, [text]);
  return (
    <FormProvider {...form}>
      <RecipientFields within="shippingAddress." filledInBy="staff" />
      <AddressFields within="shippingAddress." filledInBy="staff" />
    </FormProvider>
  );
}
