import { useLingui } from '@lingui/react';
import type { Control } from 'react-hook-form';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { SettingsValues } from './settingsValues.ts';
import { originsText } from './settingTexts.ts';

/** Edits the origins allowed to read API responses (CORS). */
export function OriginsPanel({ control }: { control: Control<SettingsValues> }) {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n.t('Other websites')}>
      <TextInput
        control={control}
        name="corsOrigins"
        label={i18n.t(originsText)}
        helperText={i18n.t(
          'One per line, such as https://shop.example.com. Pages on these websites can call the API from the visitor’s browser. You don’t need to list other integrations here.',
        )}
        multiline
        minRows={2}
        autoComplete="off"
      />
    </Panel>
  );
}
