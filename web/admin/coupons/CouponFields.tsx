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
  /** True if an order has redeemed the coupon. Its code can then no longer be changed. */
  wasUsed: boolean;
}

/** All fields of a coupon: how it applies, the discount, who can use it and when. */
export function CouponFields({ control, values, wasUsed }: CouponFieldsProps) {
  const { i18n } = useLingui();
  const isAutomatic = values.applies === 'BY_ITSELF';
  return (
    <>
      <Panel title={i18n.t('Method')}>
        <Stack sx={{ gap: 2 }}>
          <TextInput
            control={control}
            name="code"
            label={isAutomatic ? i18n.t('Short name shown in orders') : i18n.t('Code')}
            helperText={i18n.t(toCodeHint(wasUsed, isAutomatic))}
            autoComplete="off"
            maxLength={40}
          />
          <ChoiceInput
            control={control}
            name="applies"
            label={i18n.t('How the discount applies')}
            options={[
              { value: 'BY_CODE', label: i18n.t('When the customer enters the code') },
              { value: 'BY_ITSELF', label: i18n.t('Automatically, if its conditions are met') },
            ]}
          />
          <FieldGrid>
            <TextInput
              control={control}
              name="name"
              label={i18n.t('Name')}
              optional={!isAutomatic}
              helperText={i18n.t('Shown to shoppers in the cart.')}
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
      <Panel title={i18n.t('Discount')}>
        <DiscountFields control={control} values={values} />
      </Panel>
      <Panel title={i18n.t('Eligibility')}>
        <AudienceFields control={control} values={values} />
      </Panel>
      <Panel title={i18n.t('Dates and limits')}>
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
              helperText={i18n.t('Kathmandu time. Leave empty for no end date.')}
            />
            <TextInput
              control={control}
              name="usageLimit"
              label={i18n.t('Total uses')}
              optional
              helperText={i18n.t('Maximum number of orders across all customers.')}
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
  if (wasUsed) return /*i18n*/ 'A code that has been used cannot be changed.';
  return isAutomatic
    ? /*i18n*/ 'Identifies the coupon in orders and reports: 3 to 40 letters, digits and hyphens. Shoppers cannot enter it.'
    : /*i18n*/ 'The code shoppers enter: 3 to 40 letters, digits and hyphens.';
}
