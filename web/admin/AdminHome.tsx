import { useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/useSession.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';

export function AdminHome() {
  const { i18n } = useLingui();
  const { viewer } = useViewer();
  const { logout } = useSession();
  return (
    <Stack sx={{ minHeight: '100dvh', py: 8, gap: 3, alignItems: 'flex-start' }}>
      <PageTitle>{i18n.t('Admin')}</PageTitle>
      {viewer && (
        <Typography color="textSecondary">
          {i18n.t('Signed in as {name}, {email}.', { name: viewer.name, email: viewer.email })}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 2 }}>
        <Button component={Link} to={paths.home} variant="contained">
          {i18n.t('Back to the shop')}
        </Button>
        <Button variant="outlined" onClick={() => void logout()}>
          {i18n.t('Logout')}
        </Button>
      </Stack>
    </Stack>
  );
}
