import { useLingui } from '@lingui/react';
import { Skeleton } from '@mui/material';
import { useState } from 'react';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useHealthQuery } from './Health.generated.ts';
import { Health } from './Health.tsx';

/** Poll interval while the page is visible, in ms. */
const POLL_MS = 10_000;

/** Shows the health of the store to its owner: problems in plain words, with advice. */
export function HealthPage() {
  const { i18n } = useLingui();
  const { data, error, refetch } = useHealthQuery({
    // A cached result would be out of date.
    fetchPolicy: 'network-only',
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
    // The page shows errors itself, instead of in a toast every ten seconds.
    context: { quiet: true },
  });
  const checkedAt = data?.health.at;
  // Apollo clears the error while it refetches, so old figures stay marked as outdated until a response arrives.
  const [staleAt, setStaleAt] = useState<string>();
  if (error && checkedAt !== staleAt) setStaleAt(checkedAt);
  return (
    <AdminPage title={i18n.t('Health')}>
      {data ? (
        <Health health={data.health} isStale={checkedAt === staleAt} refetch={refetch} />
      ) : error ? (
        <ErrorState error={error} retry={refetch} title={i18n.t('Could not load health data')} />
      ) : (
        <Skeleton aria-hidden variant="rounded" height={640} />
      )}
    </AdminPage>
  );
}
