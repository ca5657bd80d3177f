import { useLingui } from '@lingui/react';
import { Box, Stack, Typography } from '@mui/material';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { Devices } from '#web/session/security/Devices.tsx';
import { PasswordForm } from '#web/session/security/PasswordForm.tsx';
import { TwoFactorPanel } from '../twoFactor/TwoFactorPanel.tsx';
import { Panel } from '../ui/Panel.tsx';

/** Manages the viewer's second factor, password and devices. */
export function SecurityPage() {
  const { i18n } = useLingui();
  return (
    <AdminPage title={i18n.t('Password and two-factor sign-in')}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { lg: 'minmax(0, 640px) minmax(0, 480px)' },
        }}
      >
        <TwoFactorPanel />
        <Stack sx={{ gap: 2, '@media print': { display: 'none' } }}>
          <Panel title={i18n.t('Password')}>
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              {i18n.t('Changing your password signs out all your other devices.')}
            </Typography>
            <PasswordForm />
          </Panel>
          <Panel title={i18n.t('My devices')}>
            <Devices />
          </Panel>
        </Stack>
      </Box>
    </AdminPage>
  );
}
