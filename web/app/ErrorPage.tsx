import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { ScreenNotice } from '#web/ui/ScreenNotice.tsx';

/** In the place of a screen that broke. Its links load the app anew, which also brings the newest version. */
export function ErrorPage() {
  const { i18n } = useLingui();
  return (
    <ScreenNotice
      title={i18n.t('Unexpected Application Error!')}
      text={i18n.t('Something went wrong on our side. Your cart is safe.')}
      action={
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button variant="contained" onClick={() => window.location.reload()}>
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
