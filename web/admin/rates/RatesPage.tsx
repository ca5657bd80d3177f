import { useMemo, useState } from 'react';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { AdminList } from '../list/AdminList.tsx';
import { createRatesList } from './createRatesList.tsx';
import { DeleteRate } from './DeleteRate.tsx';
import { type RepricingJob, TodaysRates } from './TodaysRates.tsx';

/** Publishes today's rates and lists all rates. */
export function RatesPage() {
  const can = useHasPermission();
  const [repricings, setRepricings] = useState<readonly RepricingJob[]>([]);
  const canDelete = can('deleteRates');
  const definition = useMemo(
    () =>
      createRatesList(
        canDelete
          ? (rate) => (
              <DeleteRate
                rate={rate}
                onRepricing={(jobId) =>
                  setRepricings((current) => [{ jobIds: [jobId], rates: [] }, ...current])
                }
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
