import { useLingui } from '@lingui/react';
import { Box, Skeleton, Stack } from '@mui/material';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { InboundWebhookPanel } from './InboundWebhookPanel.tsx';
import { useInboxSettingsQuery } from './InboxSettings.generated.ts';
import { MailboxForm } from './MailboxForm.tsx';

/** Poll interval of the mailbox status while the page is visible, in ms. */
const POLL_INTERVAL_MS = 10_000;

/** Edits the inbox settings: the thread address, the mailbox and the inbound webhook. */
export function InboxSettingsPage() {
  const { i18n } = useLingui();
  const { data, error, refetch } = useInboxSettingsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: POLL_INTERVAL_MS,
    skipPollAttempt: () => document.hidden,
  });
  return (
    <AdminPage title={i18n.t('Inbox settings')}>
      {!data &&
        (error ? <ErrorState error={error} retry={refetch} /> : <Skeleton aria-hidden height={420} />)}
      {data && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { lg: 'minmax(0, 640px) minmax(0, 480px)' },
          }}
        >
          <MailboxForm key={data.inbox.version} inbox={data.inbox} onSaved={() => void refetch()} />
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            <InboundWebhookPanel inbox={data.inbox} onCreated={() => void refetch()} />
          </Stack>
        </Box>
      )}
    </AdminPage>
  );
}
