import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import type { Control } from 'react-hook-form';
import { FieldGrid } from '#web/admin/ui/FieldGrid.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { SettingsValues } from './settingsValues.ts';
import { bankTexts } from './settingTexts.ts';

/** Edits the bank account for transfers. */
export function BankPanel({ control }: { control: Control<SettingsValues> }) {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n.t('Bank account')}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {i18n.t('Shown to customers who pay by bank transfer.')}
      </Typography>
      <FieldGrid>
        {(Object.keys(bankTexts) as (keyof typeof bankTexts)[]).map((field) => (
          <TextInput
            key={field}
            control={control}
            name={`bankTransfer.${field}`}
            label={i18n.t(bankTexts[field])}
            autoComplete="off"
          />
        ))}
      </FieldGrid>
    </Panel>
  );
}
