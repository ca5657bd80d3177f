import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatInstant } from '#web/locale/formatTime.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useJob } from '../ui/useJob.ts';
import { type Backups_BackupFragment, useCheckBackupMutation } from './Backups.generated.ts';

export interface CheckBackupProps {
  backup: Backups_BackupFragment;
  onChecked: () => void;
}

/** Has a backup read to its end, to see whether it could be restored. */
export function CheckBackup({ backup: { id, startedAt }, onChecked }: CheckBackupProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [jobId, setJobId] = useState<string | null>(null);
  const [check, { loading }] = useCheckBackupMutation();

  /** A request that failed has told its reason in a toast. */
  async function start() {
    const { data } = (await check({ variables: { input: { id } } }).catch(() => null)) ?? {};
    const { jobId: begun, errors = [] } = data?.checkBackup ?? {};
    if (errors[0]) notify.error(i18n.t(errors[0].message));
    setJobId(begun ?? null);
  }

  function finish(problem: string | null) {
    setJobId(null);
    if (problem) notify.error(problem);
    else notify.success(i18n.t('The backup is whole and could be restored'));
    onChecked();
  }

  return (
    <>
      <Button
        size="small"
        loading={loading || jobId !== null}
        aria-label={i18n.t('Check the backup of {when}', { when: formatInstant(startedAt, i18n.locale) })}
        onClick={start}
      >
        {i18n.t('Check')}
      </Button>
      {jobId && <Followed jobId={jobId} onOver={finish} />}
    </>
  );
}

/** Tells once what became of a job: null, or what is wrong with the backup. */
function Followed({ jobId, onOver }: { jobId: string; onOver: (problem: string | null) => void }) {
  const { job, isOver } = useJob(jobId);
  const problem = job?.error ?? toProblem(job?.result);
  const tell = useEffectEvent(() => onOver(problem));
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
  return null;
}

function toProblem(result: unknown): string | null {
  return (result as { problem?: string | null } | null | undefined)?.problem ?? null;
}
