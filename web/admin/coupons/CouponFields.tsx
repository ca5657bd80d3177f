import { useLingui } from '@lingui/react';
import { Box, FormControlLabel, Switch, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { type Control, Controller } from 'react-hook-form';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { ClockInput } from '../ui/ClockInput.tsx';
import type { CouponValues } from './couponValues.ts';

export interface CouponFieldsProps {
  control: Control<CouponValues>;
  isPercent: boolean;
  /** Whether an order has it, so that its code stays. */
  wasUsed: boolean;
}

/** What a coupon takes off, from when on and how often. */
export function CouponFields({ control, isPercent, wasUsed }: CouponFieldsProps) {
  const { i18n } = useLingui();
  return (
    <>
      <TextInput
        control={control}
        name="code"
        label={i18n.t('Code')}
        helperText={
          wasUsed
            ? i18n.t('A code that was used cannot be changed.')
            : i18n.t('What shoppers type: 3 to 40 letters, digits and hyphens.')
        }
        autoComplete="off"
        maxLength={40}
      />
      <Controller
        control={control}
        name="kind"
        render={({ field: { value, onChange } }) => (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={value}
            aria-label={i18n.t('Discount type')}
            onChange={(_event, kind) => kind && onChange(kind)}
          >
            <ToggleButton value="PERCENT" sx={{ px: 2 }}>
              {i18n.t('Percentage')}
            </ToggleButton>
            <ToggleButton value="FIXED" sx={{ px: 2 }}>
              {i18n.t('Fixed amount')}
            </ToggleButton>
          </ToggleButtonGroup>
        )}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput
          control={control}
          name="value"
          label={isPercent ? i18n.t('Percentage off (%)') : i18n.t('Amount off (NPR)')}
          inputMode="decimal"
          autoComplete="off"
        />
        {isPercent && (
          <TextInput
            control={control}
            name="maxDiscount"
            label={i18n.t('Maximum discount (NPR)')}
            optional
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        <TextInput
          control={control}
          name="minItems"
          label={i18n.t('Minimum purchase (NPR)')}
          optional
          inputMode="decimal"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="usageLimit"
          label={i18n.t('Usage limit')}
          optional
          inputMode="numeric"
          autoComplete="off"
        />
        <ClockInput
          control={control}
          name="startsAt"
          label={i18n.t('Starts')}
          optional
          helperText={i18n.t('Kathmandu time. Leave empty to start now.')}
        />
        <ClockInput
          control={control}
          name="endsAt"
          label={i18n.t('Ends')}
          optional
          helperText={i18n.t('Kathmandu time. Leave empty for no end.')}
        />
      </Box>
      <Controller
        control={control}
        name="active"
        render={({ field: { value, ref, ...field } }) => (
          <FormControlLabel
            label={i18n.t('Active')}
            control={<Switch {...field} checked={value} slotProps={{ input: { ref } }} />}
          />
        )}
      />
    </>
  );
}
