import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { useReconnect } from '#web/offline/useReconnect.ts';
import { ScreenNotice } from '#web/ui/states/ScreenNotice.tsx';

/**
 * Replaces a screen that crashed or could not be loaded offline. An offline screen is loaded on reconnection. The links
 * on this page reload the app, which also loads the latest release.
 */
export function ErrorPage() {
  const { i18n } = useLingui();
  const isOnline = useReconnect(reload);
  return (
    <ScreenNotice
      title={isOnline ? i18n.t('Unexpected Application Error!') : i18n.t('You are offline')}
      text={
        isOnline
          ? i18n.t('Something went wrong on our side. Your cart is safe.')
          : i18n.t('This page will open as soon as you’re back online.')
      }
      action={
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button variant="contained" onClick={reload}>
            {i18n.t('Try again')}
          </Button>
          <Button href="/" variant="outlined">
            {i18n.t('Back to home')}
          </Button>
        </Stack>
      }
    />
  );
}

const reload = () => window.location.reload();
