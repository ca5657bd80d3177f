import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { useReconnect } from '#web/offline/useReconnect.ts';
import { ScreenNotice } from '#web/ui/states/ScreenNotice.tsx';

/**
 * In the place of a screen that broke, or that could not be fetched without a connection: it opens once there is one.
 * Its links load the app anew, which also brings the newest version.
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
          : i18n.t('This opens by itself once you are connected.')
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
