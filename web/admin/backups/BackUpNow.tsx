import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useBackUpNowMutation } from './Backups.generated.ts';

export interface BackUpNowProps {
  /** Whether one is being written at this moment. */
  isRunning: boolean;
  onBegun: () => void;
}

/** Begins a backup. */
export function BackUpNow({ isRunning, onBegun }: BackUpNowProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [begin, { loading }] = useBackUpNowMutation();

  /** A request that failed has told its reason in a toast. */
  async function start() {
    const { data } = (await begin().catch(() => null)) ?? {};
    const [problem] = data?.backUpNow.errors ?? [];
    if (problem) notify.error(i18n.t(problem.message));
    if (data) onBegun();
  }

  return (
    <Button variant="contained" loading={loading || isRunning} loadingPosition="start" onClick={start}>
      {isRunning ? i18n.t('Backing up…') : i18n.t('Back up now')}
    </Button>
  );
}
