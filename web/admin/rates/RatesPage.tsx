import { useMemo, useState } from 'react';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { AdminList } from '../list/AdminList.tsx';
import { DeleteRate } from './DeleteRate.tsx';
import { ratesList } from './ratesList.tsx';
import { type RepricingJob, TodaysRates } from './TodaysRates.tsx';

/** Publishes today's rates and lists all rates. */
export function RatesPage() {
  const may = useHasPermission();
  const [repricings, setRepricings] = useState<readonly RepricingJob[]>([]);
  const mayDelete = may('deleteRates');
  const definition = useMemo(
    () =>
      ratesList(
        mayDelete
          ? (rate) => (
              <DeleteRate
                rate={rate}
                onRepricing={(jobId) => setRepricings((all) => [{ jobIds: [jobId], rates: [] }, ...all])}
              />
            )
          : undefined,
      ),
    [mayDelete],
  );

  return (
    <AdminList definition={definition}>
      <TodaysRates repricings={repricings} onChange={setRepricings} />
    </AdminList>
  );
}
