import { useLingui } from '@lingui/react';
import { Skeleton } from '@mui/material';
import { useState } from 'react';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useHealthQuery } from './Health.generated.ts';
import { Health } from './Health.tsx';

/** How often, in ms, it is asked while it is looked at. */
const EVERY = 10_000;

/** How the store is, for its owner: what is amiss in plain words, and what can be done about it. */
export function HealthPage() {
  const { i18n } = useLingui();
  const { data, error, refetch } = useHealthQuery({
    // What it was at an earlier visit is no answer.
    fetchPolicy: 'network-only',
    pollInterval: EVERY,
    skipPollAttempt: () => document.hidden,
    // Said on the screen itself, and not every ten seconds in a toast.
    context: { quiet: true },
  });
  const at = data?.health.at;
  // The error is gone while it is asked again: what was old stays so until there is an answer.
  const [lastBefore, setLastBefore] = useState<string>();
  if (error && at !== lastBefore) setLastBefore(at);
  return (
    <AdminPage title={i18n.t('Health')}>
      {data ? (
        <Health health={data.health} isOld={at === lastBefore} refetch={refetch} />
      ) : error ? (
        <ErrorState error={error} retry={refetch} title={i18n.t('The store cannot say how it is')} />
      ) : (
        <Skeleton aria-hidden variant="rounded" height={640} />
      )}
    </AdminPage>
  );
}
