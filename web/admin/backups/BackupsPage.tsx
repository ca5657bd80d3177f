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
  /** Whether one is being written at this moment. */
  isRunning: boolean;
  onBegun: () => void;
}

/** How often, in ms, a backup that is being written is asked about. */
const EVERY = 2000;

/** Whether the store could be brought back, and as of when. */
export function BackupsPage() {
  const { i18n } = useLingui();
  const { data, error, refetch, startPolling, stopPolling } = useBackupsQuery({
    fetchPolicy: 'cache-and-network',
  });
  const backups = data?.backups;
  const isRunning = backups?.items.some(({ status }) => status === 'RUNNING') ?? false;

  useEffect(() => {
    if (!isRunning) return undefined;
    startPolling(EVERY);
    return stopPolling;
  }, [isRunning, startPolling, stopPolling]);

  return (
    <AdminPage
      title={i18n.t('Backups')}
      actions={<CreateBackup isRunning={isRunning} onBegun={() => void refetch()} />}
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

/** Begins a backup. */
function CreateBackup({ isRunning, onBegun }: CreateBackupProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [begin, { loading }] = useCreateBackupMutation();

  /** A request that failed has told its reason in a toast. */
  async function start() {
    const { data } = (await begin().catch(() => null)) ?? {};
    const [problem] = data?.createBackup.errors ?? [];
    if (problem) notify.error(i18n.t(problem.message));
    if (data) onBegun();
  }

  return (
    <Button variant="contained" loading={loading || isRunning} loadingPosition="start" onClick={start}>
      {isRunning ? i18n.t('Backing up…') : i18n.t('Back up now')}
    </Button>
  );
}
