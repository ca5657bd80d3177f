import { useLingui } from '@lingui/react';
import { Skeleton } from '@mui/material';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { AdminPage } from '../layout/AdminPage.tsx';
import { useHealthQuery } from './Health.generated.ts';
import { Health } from './Health.tsx';

/** How often, in ms, it is asked while it is looked at. */
const EVERY = 10_000;

/** How the store is, for its owner: what is amiss in plain words, and what can be done about it. */
export function HealthPage() {
  const { i18n } = useLingui();
  const { data, error, refetch } = useHealthQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: EVERY,
    skipPollAttempt: () => document.hidden,
    // Said on the screen itself, and not every ten seconds in a toast.
    context: { quiet: true },
  });
  return (
    <AdminPage title={i18n.t('Health')}>
      {data ? (
        <Health health={data.health} isOld={Boolean(error)} refetch={refetch} />
      ) : error ? (
        <ErrorState error={error} retry={refetch} title={i18n.t('The store cannot say how it is')} />
      ) : (
        <Skeleton aria-hidden variant="rounded" height={640} />
      )}
    </AdminPage>
  );
}
