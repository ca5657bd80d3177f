import { useLingui } from '@lingui/react';
import { Link, Stack } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { AccountMenu } from './AccountMenu.tsx';

/** Account menu of a signed-in visitor; sign-in links for others. */
export function AccountLinks() {
  const { i18n } = useLingui();
  const { viewer } = useViewer();
  if (viewer) return <AccountMenu viewer={viewer} />;

  return (
    <Stack direction="row" sx={{ gap: 2.5, px: 1.5 }}>
      <Link
        component={RouterLink}
        to={paths.login}
        variant="button"
        color="inherit"
        sx={{ lineHeight: '44px' }}
      >
        {i18n.t('Login')}
      </Link>
      <Link
        component={RouterLink}
        to={paths.adminLogin}
        variant="button"
        color="inherit"
        sx={{ lineHeight: '44px' }}
      >
        {i18n.t('Admin')}
      </Link>
    </Stack>
  );
}
