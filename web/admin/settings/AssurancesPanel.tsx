import { useLingui } from '@lingui/react';
import { Box, Stack, Typography } from '@mui/material';
import type { Control } from 'react-hook-form';
import { ASSURANCES } from '#domain/store/assurances.ts';
import { FieldGrid } from '#web/admin/ui/FieldGrid.tsx';
import { SwitchInput } from '#web/ui/form/SwitchInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { SettingsValues } from './settingsValues.ts';
import { assuranceTexts } from './settingTexts.ts';

/** Edits the assurances next to "Add to cart" and "Place order": which are shown, and their texts. */
export function AssurancesPanel({ control }: { control: Control<SettingsValues> }) {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n.t('Assurances beside “Add to cart”')}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {i18n.t(
          'Also shown beside “Place order”. If you turn an assurance off, the policies and guides will no longer mention it. Leave the wording empty to use the default.',
        )}
      </Typography>
      <Stack sx={{ gap: 2 }}>
        {ASSURANCES.map((name) => (
          <Box key={name} role="group" aria-label={i18n.t(assuranceTexts[name])}>
            <SwitchInput
              control={control}
              name={`assurances.${name}.isShown`}
              label={i18n.t(assuranceTexts[name])}
            />
            <FieldGrid>
              <TextInput
                control={control}
                name={`assurances.${name}.text`}
                label={i18n.t('Your wording')}
                optional
                maxLength={60}
              />
              <TextInput
                control={control}
                name={`assurances.${name}.textNe`}
                label={i18n.t('Your wording in Nepali')}
                optional
                maxLength={60}
              />
            </FieldGrid>
          </Box>
        ))}
      </Stack>
    </Panel>
  );
}
