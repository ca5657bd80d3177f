import { useLingui } from '@lingui/react';
import { Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { FULFILMENTS, type Fulfilment } from '#domain/orders/counter/counterSaleSchema.ts';
import { TillAddress } from './TillAddress.tsx';
import type { TillProblem } from './tillProblems.ts';
import type { TillSale } from './tillSale.ts';

const FULFILMENT_LABELS: Record<Fulfilment, string> = {
  COUNTER: /*i18n*/ 'Handed over in store',
  PICKUP: /*i18n*/ 'Pick-up later',
  DELIVERY: /*i18n*/ 'Delivery',
};

const CHANNEL_LABELS: Record<TillSale['channel'], string> = {
  COUNTER: /*i18n*/ 'At the counter',
  PHONE: /*i18n*/ 'By phone',
};

export interface FulfilmentFieldsProps {
  sale: TillSale;
  problems: readonly TillProblem[];
  onChange: (fields: Partial<TillSale>) => void;
}

/** Fields for the fulfilment. Delivery requires an address. */
export function FulfilmentFields({ sale, problems, onChange }: FulfilmentFieldsProps) {
  const { i18n } = useLingui();
  const { channel, fulfilment } = sale;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label={i18n.t('Sales channel')}
        value={channel}
        onChange={(_event, newChannel: TillSale['channel'] | null) =>
          newChannel && onChange(toChannelFields(newChannel, fulfilment))
        }
      >
        {(['COUNTER', 'PHONE'] as const).map((value) => (
          <ToggleButton key={value} value={value}>
            {i18n.t(CHANNEL_LABELS[value])}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label={i18n.t('Fulfilment')}
        value={fulfilment}
        onChange={(_event, newFulfilment: Fulfilment | null) =>
          newFulfilment && onChange({ fulfilment: newFulfilment })
        }
      >
        {FULFILMENTS.filter((value) => channel === 'COUNTER' || value !== 'COUNTER').map((value) => (
          <ToggleButton key={value} value={value}>
            {i18n.t(FULFILMENT_LABELS[value])}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {fulfilment === 'DELIVERY' && <TillAddress sale={sale} problems={problems} onChange={onChange} />}
    </Stack>
  );
}

/** A phone order cannot be handed over, and most are paid on delivery. */
function toChannelFields(channel: TillSale['channel'], fulfilment: Fulfilment): Partial<TillSale> {
  if (channel === 'COUNTER') return { channel };
  return { channel, allowDeferredPayment: true, ...(fulfilment === 'COUNTER' && { fulfilment: 'DELIVERY' }) };
}
