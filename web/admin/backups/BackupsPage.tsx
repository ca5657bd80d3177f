import { useLingui } from '@lingui/react';
import { Box, Button, Skeleton } from '@mui/material';
import { useEffect } from 'react';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useBackupsQuery, useCreateBackupMutation } from './Backups.generated.ts';
import { BackupsTable } from './BackupsTable.tsx';
import { LastBackup } from './LastBackup.tsx';

interface CreateBackupProps {
  /** True while a backup is being written. */
  isRunning: boolean;
  onStarted: () => void;
}

/** Poll interval while a backup is being written, in ms. */
const POLL_INTERVAL_MS = 2000;

/** Shows whether the store can be restored, and how recent the last backup is. */
export function BackupsPage() {
  const { i18n } = useLingui();
  const { data, error, refetch, startPolling, stopPolling } = useBackupsQuery({
    fetchPolicy: 'cache-and-network',
  });
  const backups = data?.backups;
  const isRunning = backups?.items.some(({ status }) => status === 'RUNNING') ?? false;

  useEffect(() => {
    if (!isRunning) return undefined;
    startPolling(POLL_INTERVAL_MS);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);

  return (
    <AdminPage
      title={i18n.t('Backups')}
      actions={<CreateBackup isRunning={isRunning} onStarted={() => void refetch()} />}
    >
      {backups ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 400px) minmax(0, 1fr)' },
          }}
        >
          <LastBackup backups={backups} />
          <BackupsTable backups={backups} onChecked={() => void refetch()} />
        </Box>
      ) : error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <Skeleton aria-hidden height={320} />
      )}
    </AdminPage>
  );
}

function CreateBackup({ isRunning, onStarted }: CreateBackupProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [requestBackup, { loading }] = useCreateBackupMutation();

  /** A failed request has already shown its reason in a toast. */
  async function start() {
    const { data } = (await requestBackup().catch(() => null)) ?? {};
    const [problem] = data?.createBackup.errors ?? [];
    if (problem) notify.error(i18n.t(problem.message));
    if (data) onStarted();
  }

  return (
    <Button variant="contained" loading={loading || isRunning} loadingPosition="start" onClick={start}>
      {isRunning ? i18n.t('Backing up…') : i18n.t('Back up now')}
    </Button>
  );
}
