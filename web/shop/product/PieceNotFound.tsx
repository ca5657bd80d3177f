import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { ScreenNotice } from '#web/ui/ScreenNotice.tsx';

export function PieceNotFound() {
  const { i18n } = useLingui();
  return (
    <ScreenNotice
      title={i18n.t('404 - Page Not Found')}
      text={i18n.t(
        'This piece is not in the case any more. It may have been sold for good, or its address mistyped.',
      )}
      action={
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <Button component={Link} to={paths.products()} variant="contained">
            {i18n.t('See all jewelry')}
          </Button>
          <Button component={Link} to={paths.contact} variant="outlined">
            {i18n.t('Ask us for it')}
          </Button>
        </Stack>
      }
    />
  );
}
