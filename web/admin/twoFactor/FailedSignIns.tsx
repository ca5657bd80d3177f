import { useLingui } from '@lingui/react';
import { Alert, AlertTitle } from '@mui/material';
import { formatInstant } from '#web/locale/formatTime.ts';
import { useFailedSignInsQuery } from './FailedSignIns.generated.ts';

/** Fewer failures are probably the account holder's own mistakes. */
const WARNING_THRESHOLD = 5;

/** Warns the viewer of refused sign-ins to their account. */
export function FailedSignIns() {
  const { i18n } = useLingui();
  const { data } = useFailedSignInsQuery({ fetchPolicy: 'cache-and-network' });
  const failedSignIns = data?.myFailedSignIns;
  if (!failedSignIns?.lastAt || failedSignIns.count < WARNING_THRESHOLD) return null;
  const { count, addresses, lastAt } = failedSignIns;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      <AlertTitle>{i18n.t('Someone may be trying to sign in to your account')}</AlertTitle>
      {i18n.t(
        '{count, plural, one {# sign-in attempt has been} other {# sign-in attempts have been}} refused since yesterday, most recently on {when}, from {addresses}.',
        { count, when: formatInstant(lastAt, i18n.locale), addresses: addresses.join(', ') },
      )}{' '}
      {i18n.t(
        'If this was not you, make sure that you do not use this password anywhere else, and turn on two-factor sign-in. You can still sign in on devices you have used before.',
      )}
    </Alert>
  );
}
