import { useLingui } from '@lingui/react';
import { Alert, Stack } from '@mui/material';
import type { Control } from 'react-hook-form';
import { RATE_RULES } from '#domain/orders/booking/bookingSettings.ts';
import { FieldGrid } from '#web/admin/ui/FieldGrid.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { SwitchInput } from '#web/ui/form/SwitchInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { SettingsValues } from './settingsValues.ts';
import { bookingTexts, rateRuleTexts } from './settingTexts.ts';

/** Edits the booking settings: whether products can be booked, and the terms of the advance. */
export function BookingPanel({ control }: { control: Control<SettingsValues> }) {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n.t('Booking with an advance')}>
      <Stack sx={{ gap: 2 }}>
        <Alert severity="warning">
          {i18n.t(
            'Before you turn this on, check with your accountant or lawyer whether and how your store may take advances.',
          )}
        </Alert>
        <SwitchInput control={control} name="booking.isOffered" label={i18n.t(bookingTexts.isOffered)} />
        <FieldGrid>
          <TextInput
            control={control}
            name="booking.advancePercent"
            label={i18n.t(bookingTexts.advancePercent)}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextInput
            control={control}
            name="booking.days"
            label={i18n.t(bookingTexts.days)}
            helperText={i18n.t(
              'Reminders are sent 7 days before, 1 day before and on the due date. The booking ends the day after.',
            )}
            inputMode="numeric"
            autoComplete="off"
          />
          <SelectInput
            control={control}
            name="booking.rateRule"
            label={i18n.t(bookingTexts.rateRule)}
            placeholder={null}
            options={RATE_RULES.map((rule) => ({ value: rule, label: i18n.t(rateRuleTexts[rule]) }))}
          />
          <TextInput
            control={control}
            name="booking.keepsPercent"
            label={i18n.t(bookingTexts.keepsPercent)}
            helperText={i18n.t(
              'Applies if the remaining amount is not paid or the customer cancels. The remainder of the advance is refunded.',
            )}
            inputMode="numeric"
            autoComplete="off"
          />
        </FieldGrid>
      </Stack>
    </Panel>
  );
}
