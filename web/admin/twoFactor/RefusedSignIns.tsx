import { useLingui } from '@lingui/react';
import { Alert, AlertTitle } from '@mui/material';
import { formatInstant } from '#web/locale/formatTime.ts';
import { useRefusedSignInsQuery } from './RefusedSignIns.generated.ts';

/** Fewer are somebody's own mistakes. */
const WORTH_A_WORD = 5;

/** Tells who is signed in that somebody else tries to be. */
export function RefusedSignIns() {
  const { i18n } = useLingui();
  const { data } = useRefusedSignInsQuery({ fetchPolicy: 'cache-and-network' });
  const refused = data?.myRefusedSignIns;
  if (!refused?.lastAt || refused.count < WORTH_A_WORD) return null;
  const { count, addresses, lastAt } = refused;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      <AlertTitle>{i18n.t('Someone may be trying to sign in to your account')}</AlertTitle>
      {i18n.t(
        '{count, plural, one {# sign-in was} other {# sign-ins were}} refused since yesterday, the last one on {when}, from {addresses}.',
        { count, when: formatInstant(lastAt, i18n.locale), addresses: addresses.join(', ') },
      )}{' '}
      {i18n.t(
        'If that was not you, check that your password is used nowhere else and turn on two-factor sign-in. On devices you have signed in on before, you can still sign in.',
      )}
    </Alert>
  );
}
