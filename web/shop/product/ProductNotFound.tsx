import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { ScreenNotice } from '#web/ui/states/ScreenNotice.tsx';

export function ProductNotFound() {
  const { i18n } = useLingui();
  return (
    <ScreenNotice
      title={i18n.t('404 - Page Not Found')}
      text={i18n.t('This piece is no longer available, or the link may be wrong.')}
      action={
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
          <Button component={Link} to={paths.products()} variant="contained">
            {i18n.t('Shop all jewelry')}
          </Button>
          <Button component={Link} to={paths.contact} variant="outlined">
            {i18n.t('Contact us')}
          </Button>
        </Stack>
      }
    />
  );
}
