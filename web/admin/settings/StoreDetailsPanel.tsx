import { useLingui } from '@lingui/react';
import type { Control } from 'react-hook-form';
import { FieldGrid } from '#web/admin/ui/FieldGrid.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { SettingsValues } from './settingsValues.ts';
import { storeDetailTexts } from './settingTexts.ts';

/** Edits the store's details, as shown on pages, emails and invoices. */
export function StoreDetailsPanel({ control }: { control: Control<SettingsValues> }) {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n.t('Store details')}>
      <FieldGrid>
        <TextInput control={control} name="name" label={i18n.t(storeDetailTexts.name)} autoComplete="off" />
        <TextInput
          control={control}
          name="email"
          label={i18n.t(storeDetailTexts.email)}
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="phone"
          label={i18n.t(storeDetailTexts.phone)}
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="address"
          label={i18n.t(storeDetailTexts.address)}
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="addressNe"
          label={i18n.t(storeDetailTexts.addressNe)}
          optional
          lang="ne"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="pan"
          label={i18n.t(storeDetailTexts.pan)}
          helperText={i18n.t('Printed on receipts and invoices. Without it, invoices are not tax invoices.')}
          optional
          inputMode="numeric"
          autoComplete="off"
        />
      </FieldGrid>
    </Panel>
  );
}
