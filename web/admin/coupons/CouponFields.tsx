import { useLingui } from '@lingui/react';
import { Stack } from '@mui/material';
import type { Control } from 'react-hook-form';
import { FieldGrid } from '#web/admin/ui/FieldGrid.tsx';
import { SwitchInput } from '#web/ui/form/SwitchInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { ClockInput } from '../ui/ClockInput.tsx';
import { Panel } from '../ui/Panel.tsx';
import { AudienceFields } from './AudienceFields.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import type { CouponValues } from './couponValues.ts';
import { DiscountFields } from './DiscountFields.tsx';

export interface CouponFieldsProps {
  control: Control<CouponValues>;
  values: CouponValues;
  /** Whether an order has it, so that its code stays. */
  wasUsed: boolean;
}

/** All of a coupon by its questions: how it applies, what it takes off, who may use it, and when. */
export function CouponFields({ control, values, wasUsed }: CouponFieldsProps) {
  const { i18n } = useLingui();
  const isAutomatic = values.applies === 'BY_ITSELF';
  return (
    <>
      <Panel title={i18n.t('How it applies')}>
        <Stack sx={{ gap: 2 }}>
          <TextInput
            control={control}
            name="code"
            label={isAutomatic ? i18n.t('Short name for orders') : i18n.t('Code')}
            helperText={i18n.t(toCodeHint(wasUsed, isAutomatic))}
            autoComplete="off"
            maxLength={40}
          />
          <ChoiceInput
            control={control}
            name="applies"
            label={i18n.t('The discount is given')}
            options={[
              { value: 'BY_CODE', label: i18n.t('to customers who enter the code') },
              { value: 'BY_ITSELF', label: i18n.t('by itself, where it fits') },
            ]}
          />
          <FieldGrid>
            <TextInput
              control={control}
              name="name"
              label={i18n.t('Name')}
              optional={!isAutomatic}
              helperText={i18n.t('What shoppers read in the cart.')}
              autoComplete="off"
              maxLength={80}
            />
            <TextInput
              control={control}
              name="nameNe"
              label={i18n.t('Name in Nepali')}
              optional
              autoComplete="off"
              maxLength={80}
              lang="ne"
            />
          </FieldGrid>
        </Stack>
      </Panel>
      <Panel title={i18n.t('What it takes off')}>
        <DiscountFields control={control} values={values} />
      </Panel>
      <Panel title={i18n.t('Who may use it')}>
        <AudienceFields control={control} values={values} />
      </Panel>
      <Panel title={i18n.t('When, and how often')}>
        <Stack sx={{ gap: 2 }}>
          <FieldGrid>
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
            <TextInput
              control={control}
              name="usageLimit"
              label={i18n.t('Uses in all')}
              optional
              helperText={i18n.t('How many orders may have it, all customers together.')}
              inputMode="numeric"
              autoComplete="off"
            />
          </FieldGrid>
          <SwitchInput control={control} name="isActive" label={i18n.t('Active')} />
        </Stack>
      </Panel>
    </>
  );
}

function toCodeHint(wasUsed: boolean, isAutomatic: boolean): string {
  if (wasUsed) return /*i18n*/ 'A code that was used cannot be changed.';
  return isAutomatic
    ? /*i18n*/ 'Orders and reports refer to it so: 3 to 40 letters, digits and hyphens. Nobody can type it.'
    : /*i18n*/ 'What shoppers type: 3 to 40 letters, digits and hyphens.';
}
