import { useLingui } from '@lingui/react';
import { Box, Skeleton, Stack } from '@mui/material';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { HookPanel } from './HookPanel.tsx';
import { useInboxSettingsQuery } from './InboxSettings.generated.ts';
import { MailboxForm } from './MailboxForm.tsx';

/** How often, in ms, it is asked how the mailbox is while it is looked at. */
const EVERY = 10_000;

/** How replies come in: the address that conversations have, the mailbox that is read, and the hook. */
export function InboxSettingsPage() {
  const { i18n } = useLingui();
  const { data, error, refetch } = useInboxSettingsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: EVERY,
    skipPollAttempt: () => document.hidden,
  });
  return (
    <AdminPage title={i18n.t('How replies come in')}>
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
            <HookPanel inbox={data.inbox} onMade={() => void refetch()} />
          </Stack>
        </Box>
      )}
    </AdminPage>
  );
}
