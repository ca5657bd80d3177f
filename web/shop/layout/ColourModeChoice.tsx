import { useLingui } from '@lingui/react';
import { useColorScheme } from '@mui/material';
import { useIsHydrated } from '#web/ui/useIsHydrated.ts';
import { ChoiceRow } from './ChoiceRow.tsx';

const MODES = [
  { mode: 'system', label: /*i18n*/ 'Auto' },
  { mode: 'light', label: /*i18n*/ 'Light' },
  { mode: 'dark', label: /*i18n*/ 'Dark' },
] as const;

/** Choice of light, dark or system colours. */
export function ColourModeChoice() {
  const { i18n } = useLingui();
  const { mode, setMode } = useColorScheme();
  const selectedMode = (useIsHydrated() && mode) || 'system';
  return (
    <ChoiceRow
      label={i18n.t('Appearance')}
      choices={MODES.map(({ mode, label }) => ({ value: mode, text: i18n.t(label) }))}
      selectedValue={selectedMode}
      onChoose={setMode}
    />
  );
}
