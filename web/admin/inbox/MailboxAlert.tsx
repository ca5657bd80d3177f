import { useLingui } from '@lingui/react';
import { Alert, Button } from '@mui/material';
import { formatInstant } from '#web/locale/formatTime.ts';
import { Link } from '#web/ui/navigation/Link.tsx';
import { adminPaths } from '../adminPaths.ts';
import { useInboxSettingsQuery } from './InboxSettings.generated.ts';

/** Says above the conversations that none come in, while the mailbox cannot be read. */
export function MailboxAlert() {
  const { i18n } = useLingui();
  const { data } = useInboxSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const { isPolling, failingSince } = data?.inbox ?? {};
  if (!isPolling || !failingSince) return null;
  return (
    <Alert
      severity="error"
      action={
        <Button
          size="small"
          color="inherit"
          component={Link}
          to={adminPaths.inboxSettings}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {i18n.t('See why')}
        </Button>
      }
    >
      {i18n.t('The mailbox cannot be read since {when}.', {
        when: formatInstant(failingSince, i18n.locale),
      })}
    </Alert>
  );
}
