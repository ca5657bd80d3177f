import { useLingui } from '@lingui/react';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { formatInstant } from '#web/locale/formatTime.ts';
import { type InboxSettings_InboxFragment, useRetryInboxMutation } from './InboxSettings.generated.ts';
import { inboxTroubles } from './inboxTroubles.ts';
import { MailboxTried } from './MailboxTried.tsx';
import { type Tried, triedText } from './triedText.ts';

export interface MailboxStateProps {
  inbox: InboxSettings_InboxFragment;
  /** It was looked at, and may be read by now. */
  onTried: () => void;
}

/** Whether the mailbox that replies are fetched from can be read, since when not and why, and a try that is asked for. */
export function MailboxState({ inbox, onTried }: MailboxStateProps) {
  const { i18n } = useLingui();
  const [retry, { loading }] = useRetryInboxMutation();
  const [tried, setTried] = useState<Tried | null>(null);
  if (!inbox.isPolling) return null;
  const { failingSince, polledAt } = inbox;

  async function tryNow() {
    setTried(null);
    const answer = (await retry().catch(() => null))?.data?.retryInbox;
    if (answer) setTried(triedText(i18n, answer));
    onTried();
  }

  return (
    <Stack sx={{ gap: 1 }}>
      <Alert severity={failingSince ? 'error' : polledAt ? 'success' : 'info'} variant="outlined">
        {failingSince ? (
          <WhatFails inbox={inbox} since={failingSince} />
        ) : polledAt ? (
          i18n.t('Read last at {when}.', { when: formatInstant(polledAt, i18n.locale) })
        ) : (
          i18n.t('The mailbox is read within a minute.')
        )}
        <div>
          <Button
            size="small"
            color="inherit"
            variant="outlined"
            loading={loading}
            onClick={() => void tryNow()}
            sx={{ mt: 1 }}
          >
            {i18n.t('Try now')}
          </Button>
        </div>
      </Alert>
      <MailboxTried tried={tried} />
    </Stack>
  );
}

function WhatFails({ inbox, since }: { inbox: InboxSettings_InboxFragment; since: string }) {
  const { i18n } = useLingui();
  const { lastError, lastSaid, polledAt, nextPollAt } = inbox;
  const whenOf = (at: string) => ({ when: formatInstant(at, i18n.locale) });
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {i18n.t('The mailbox cannot be read since {when}.', whenOf(since))}
      </Typography>
      <Typography>{i18n.t(inboxTroubles[lastError ?? 'OTHER'])}</Typography>
      {lastSaid && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {i18n.t('The mail server said: {said}', { said: lastSaid })}
        </Typography>
      )}
      <Typography variant="body2">
        {polledAt ? i18n.t('Read last at {when}.', whenOf(polledAt)) : i18n.t('It was never read yet.')}{' '}
        {nextPollAt && i18n.t('Tried again at {when}.', whenOf(nextPollAt))}
      </Typography>
    </>
  );
}
