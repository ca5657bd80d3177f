import { useLingui } from '@lingui/react';
import { Alert, Box } from '@mui/material';
import { lazy, type ReactNode } from 'react';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { useTwoFactorQuery } from './TwoFactor.generated.ts';

const TwoFactorPanel = lazy(async () => ({
  default: (await import('./TwoFactorPanel.tsx')).TwoFactorPanel,
}));

/** Requires staff without a second factor to set one up before they continue, if the store enforces it. */
export function TwoFactorGate({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const { data, loading } = useTwoFactorQuery();
  if (!data) return loading ? <ScreenSpinner /> : children;
  const { isRequired, confirmedAt } = data.twoFactor;
  if (!isRequired || confirmedAt) return children;
  return (
    <AdminPage title={i18n.t('Set up two-factor sign-in')}>
      <Box sx={{ maxWidth: 640, display: 'grid', gap: 2 }}>
        <Alert severity="info" variant="outlined">
          {i18n.t('This store requires two-factor sign-in for all staff. Set it up to open the back office.')}
        </Alert>
        <TwoFactorPanel />
      </Box>
    </AdminPage>
  );
}
