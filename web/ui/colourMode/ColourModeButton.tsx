import DarkModeOutlined from 'icon:outline-dark-mode';
import LightModeOutlined from 'icon:outline-light-mode';
import { useLingui } from '@lingui/react';
import { IconButton, useColorScheme } from '@mui/material';

/** The other colours, and keeps to them from then on. */
export function ColourModeButton() {
  const { i18n } = useLingui();
  const { colorScheme, setMode } = useColorScheme();
  const isDark = colorScheme === 'dark';
  return (
    <IconButton
      aria-label={isDark ? i18n.t('Use light colours') : i18n.t('Use dark colours')}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      {isDark ? <LightModeOutlined /> : <DarkModeOutlined />}
    </IconButton>
  );
}
