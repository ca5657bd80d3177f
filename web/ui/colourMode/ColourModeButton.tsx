import DarkModeOutlined from 'icon:outline-dark-mode';
import LightModeOutlined from 'icon:outline-light-mode';
import { useLingui } from '@lingui/react';
import { IconButton, useColorScheme } from '@mui/material';
import { useColourScheme } from './useColourScheme.ts';

/**
 * Button that switches the colour mode and stores the choice. Its icon follows the page's colours before the app
 * starts.
 */
export function ColourModeButton() {
  const { i18n } = useLingui();
  const { setMode } = useColorScheme();
  const isDark = useColourScheme() === 'dark';
  return (
    <IconButton
      aria-label={isDark ? i18n.t('Switch to light mode') : i18n.t('Switch to dark mode')}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      <LightModeOutlined
        sx={[{ display: 'none' }, (theme) => theme.applyStyles('dark', { display: 'block' })]}
      />
      <DarkModeOutlined sx={(theme) => theme.applyStyles('dark', { display: 'none' })} />
    </IconButton>
  );
}
