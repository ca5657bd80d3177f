import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { SignInScreen } from '#web/session/signIn/SignInScreen.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { useStopAlertsMutation } from './StopAlerts.generated.ts';

/** Opened by the link in an alert email. It requires confirmation, because mail scanners also open links. */
export function StopAlertsPage() {
  const { i18n } = useLingui();
  const [searchParams] = useSearchParams();
  const [stopAlerts, { data, loading }] = useStopAlertsMutation();
  const token = searchParams.get('token') ?? '';

  if (data?.unsubscribeFromAlerts.unsubscribed)
    return (
      <SignInScreen title={i18n.t('Alerts')} text={i18n.t('You won’t get any more alerts.')}>
        <FormAlert severity="success">{i18n.t('Alerts to this address have been stopped.')}</FormAlert>
        <Button component={Link} to={paths.products()} variant="contained" size="large">
          {i18n.t('Shop all jewelry')}
        </Button>
      </SignInScreen>
    );
  return (
    <SignInScreen
      title={i18n.t('Alerts')}
      text={i18n.t(
        'Stop all back-in-stock and price-drop emails? You will still get emails about your orders.',
      )}
    >
      <Button
        variant="contained"
        size="large"
        loading={loading}
        // A failed request has already shown a toast.
        onClick={() => stopAlerts({ variables: { input: { token } } }).catch(() => undefined)}
      >
        {i18n.t('Stop alerts')}
      </Button>
    </SignInScreen>
  );
}
