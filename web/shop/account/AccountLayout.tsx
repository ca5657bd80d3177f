import { useLingui } from '@lingui/react';
import { Box, Container } from '@mui/material';
import { Outlet } from 'react-router-dom';
import { useViewer } from '#web/session/useViewer.ts';
import { AccountNavigation } from './AccountNavigation.tsx';

/** Layout of the account screens with their navigation, which guests do not see. */
export function AccountLayout() {
  const { i18n } = useLingui();
  const { isAuthenticated } = useViewer();
  return (
    <Container
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: isAuthenticated ? '200px minmax(0, 1fr)' : 'minmax(0, 1fr)',
        },
        columnGap: { md: 6, lg: 10 },
        rowGap: 4,
        alignItems: 'start',
        pt: { xs: isAuthenticated ? 1 : 4, md: 7 },
        pb: { xs: 8, md: 14 },
      }}
    >
      {isAuthenticated && (
        <Box
          component="nav"
          aria-label={i18n.t('Your account')}
          sx={{ position: { md: 'sticky' }, top: { md: 'calc(var(--header-height) + 32px)' }, minWidth: 0 }}
        >
          <AccountNavigation />
        </Box>
      )}
      <Box sx={{ minWidth: 0 }}>
        <Outlet />
      </Box>
    </Container>
  );
}
