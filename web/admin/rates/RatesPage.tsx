import { useMemo, useState } from 'react';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { AdminList } from '../list/AdminList.tsx';
import { DeleteRate } from './DeleteRate.tsx';
import { ratesList } from './ratesList.tsx';
import { type RepricingJob, TodaysRates } from './TodaysRates.tsx';

/** Publishes today's rates and lists all rates. */
export function RatesPage() {
  const can = useHasPermission();
  const [repricings, setRepricings] = useState<readonly RepricingJob[]>([]);
  const canDelete = can('deleteRates');
  const definition = useMemo(
    () =>
      ratesList(
        canDelete
          ? (rate) => (
              <DeleteRate
                rate={rate}
                onRepricing={(jobId) => setRepricings((all) => [{ jobIds: [jobId], rates: [] }, ...all])}
              />
            )
          : undefined,
      ),
    [canDelete],
  );

  return (
    <AdminList definition={definition}>
      <TodaysRates repricings={repricings} onChange={setRepricings} />
    </AdminList>
  );
}
