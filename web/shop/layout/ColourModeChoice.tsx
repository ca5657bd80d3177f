import { useLingui } from '@lingui/react';
import { Button, Stack, useColorScheme } from '@mui/material';

const MODES = [
  { mode: 'system', label: /*i18n*/ 'Auto' },
  { mode: 'light', label: /*i18n*/ 'Light' },
  { mode: 'dark', label: /*i18n*/ 'Dark' },
] as const;

/** Light or dark, or as the system has it. */
export function ColourModeChoice() {
  const { i18n } = useLingui();
  const { mode: chosen = 'system', setMode } = useColorScheme();
  return (
    <Stack direction="row" role="group" aria-label={i18n.t('Colours')} sx={{ mx: -1.5 }}>
      {MODES.map(({ mode, label }) => (
        <Button
          key={mode}
          variant="text"
          color="inherit"
          aria-pressed={mode === chosen}
          onClick={() => setMode(mode)}
          sx={{
            minWidth: 0,
            fontSize: '0.875rem',
            color: 'text.secondary',
            '&[aria-pressed=true]': {
              color: 'text.primary',
              textDecoration: 'underline',
              textUnderlineOffset: '0.3em',
            },
          }}
        >
          {i18n.t(label)}
        </Button>
      ))}
    </Stack>
  );
}
