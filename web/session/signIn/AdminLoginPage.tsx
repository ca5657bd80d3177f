import { useLingui } from '@lingui/react';
import { Box, Container, Stack, Typography } from '@mui/material';
import { Navigate } from 'react-router-dom';
import { isStaff } from '#domain/accounts/roles.ts';
import { paths } from '#web/paths.ts';
import { DocumentTitle } from '#web/ui/DocumentTitle.tsx';
import { Overline } from '#web/ui/Overline.tsx';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { addDeviceToken } from '../token/deviceToken.storage.ts';
import { useViewer } from '../useViewer.ts';
import { useAdminLoginMutation } from './AdminLoginPage.generated.ts';
import { LoginForm } from './LoginForm.tsx';
import { useReturnPath } from './locationState.ts';

/** Login page for staff: a plain card without the shop's layout. */
export function AdminLoginPage() {
  const { i18n } = useLingui();
  const { viewer, isLoading } = useViewer();
  const returnPath = useReturnPath(paths.admin);
  const [login] = useAdminLoginMutation();

  if (viewer && isStaff(viewer.role)) return <Navigate to={returnPath} replace />;
  if (isLoading) return <ScreenSpinner />;

  return (
    <Container sx={{ py: { xs: 6, md: 12 } }}>
      <DocumentTitle title={i18n.t('Admin login')} />
      <Box
        sx={{
          maxWidth: 400,
          mx: 'auto',
          p: { xs: 3, sm: 4 },
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <Stack sx={{ gap: 3 }}>
          <div>
            <Overline>{i18n.t('Back office')}</Overline>
            <Typography variant="h3" component="h1" sx={{ mt: 0.5 }}>
              {i18n.t('Admin login')}
            </Typography>
          </div>
          <LoginForm
            onSend={async (input) =>
              (await login({ variables: { input: addDeviceToken(input) } })).data?.adminLogin
            }
          />
        </Stack>
      </Box>
    </Container>
  );
}
