import { useLingui } from '@lingui/react';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { formatInstant } from '#web/locale/formatTime.ts';
import { ConnectionTestResult } from './ConnectionTestResult.tsx';
import { type ConnectionResult, describeConnectionResult } from './describeConnectionResult.ts';
import { type InboxSettings_InboxFragment, useRetryInboxMutation } from './InboxSettings.generated.ts';
import { inboxProblems } from './inboxProblems.ts';

export interface MailboxStateProps {
  inbox: InboxSettings_InboxFragment;
  /** Called after a test, which may have changed the status. */
  onTested: () => void;
}

/** Shows whether the mailbox can be read, or when and why it started to fail. Tests the connection on request. */
export function MailboxState({ inbox, onTested }: MailboxStateProps) {
  const { i18n } = useLingui();
  const [retry, { loading }] = useRetryInboxMutation();
  const [testResult, setTestResult] = useState<ConnectionResult | null>(null);
  if (!inbox.isPolling) return null;
  const { failingSince, polledAt } = inbox;

  async function testConnection() {
    setTestResult(null);
    const payload = (await retry().catch(() => null))?.data?.retryInbox;
    if (payload) setTestResult(describeConnectionResult(i18n, payload));
    onTested();
  }

  return (
    <Stack sx={{ gap: 1 }}>
      <Alert severity={failingSince ? 'error' : polledAt ? 'success' : 'info'} variant="outlined">
        {failingSince ? (
          <FailureText inbox={inbox} since={failingSince} />
        ) : polledAt ? (
          i18n.t('Last read: {when}.', { when: formatInstant(polledAt, i18n.locale) })
        ) : (
          i18n.t('The mailbox will be read within a minute.')
        )}
        <div>
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            loading={loading}
            onClick={() => void testConnection()}
            sx={{ mt: 1 }}
          >
            {i18n.t('Try now')}
          </Button>
        </div>
      </Alert>
      <ConnectionTestResult result={testResult} />
    </Stack>
  );
}

function FailureText({ inbox, since }: { inbox: InboxSettings_InboxFragment; since: string }) {
  const { i18n } = useLingui();
  const { lastError, lastResponse, polledAt, nextPollAt } = inbox;
  const toTimeParams = (instant: string) => ({ when: formatInstant(instant, i18n.locale) });
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {i18n.t('The mailbox has been unreadable since {when}.', toTimeParams(since))}
      </Typography>
      <Typography>{i18n.t(inboxProblems[lastError ?? 'OTHER'])}</Typography>
      {lastResponse && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {i18n.t('Mail server response: {said}', { said: lastResponse })}
        </Typography>
      )}
      <Typography variant="body2">
        {polledAt
          ? i18n.t('Last read: {when}.', toTimeParams(polledAt))
          : i18n.t('The mailbox has never been read.')}{' '}
        {nextPollAt && i18n.t('Next attempt: {when}.', toTimeParams(nextPollAt))}
      </Typography>
    </>
  );
}
