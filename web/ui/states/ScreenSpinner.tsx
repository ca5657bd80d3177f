import { useLingui } from '@lingui/react';
import { CircularProgress, Stack } from '@mui/material';

/** Spinner while a screen loads. It appears after a short delay, so that fast screens do not flicker. */
export function ScreenSpinner() {
  const { i18n } = useLingui();
  return (
    <Stack
      sx={{
        minHeight: '100vh',
        alignItems: 'center',
        justifyContent: 'center',
        '@keyframes appear': { from: { opacity: 0 } },
        animation: 'appear 150ms 150ms backwards',
      }}
    >
      <CircularProgress size={32} thickness={2} aria-label={i18n.t('Loading')} />
    </Stack>
  );
}
