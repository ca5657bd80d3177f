import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { ScreenNotice } from '#web/ui/states/ScreenNotice.tsx';

export function NotFoundPage() {
  const { i18n } = useLingui();
  return (
    <ScreenNotice
      title={i18n.t('404 - Page Not Found')}
      text={i18n.t('We couldn’t find this page. It may have moved, or the link may be wrong.')}
      action={
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button component={Link} to={paths.home} variant="contained">
            {i18n.t('Back to home')}
          </Button>
          <Button component={Link} to={paths.products()} variant="outlined">
            {i18n.t('Shop all jewelry')}
          </Button>
        </Stack>
      }
    />
  );
}
