import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import type { Control } from 'react-hook-form';
import { SwitchInput } from '#web/ui/form/SwitchInput.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { SettingsValues } from './settingsValues.ts';
import { featureTexts } from './settingTexts.ts';

/** Turns optional shop screens on or off. */
export function SwitchesPanel({ control }: { control: Control<SettingsValues> }) {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n.t('Shop pages')}>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {i18n.t('A page that is turned off shows “Coming Soon”.')}
      </Typography>
      <Stack>
        {(Object.keys(featureTexts) as (keyof typeof featureTexts)[]).map((field) => (
          <SwitchInput
            key={field}
            control={control}
            name={`features.${field}`}
            label={i18n.t(featureTexts[field])}
          />
        ))}
      </Stack>
    </Panel>
  );
}
