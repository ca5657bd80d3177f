import { useMemo, useState } from 'react';
import { useMay } from '#web/session/useMay.ts';
import { AdminList } from '../list/AdminList.tsx';
import { DeleteRate } from './DeleteRate.tsx';
import { RatesDesk, type Repricing } from './RatesDesk.tsx';
import { ratesList } from './ratesList.tsx';

/** The day's rates: entered and published above, all of them below. */
export function RatesPage() {
  const may = useMay();
  const [repricings, setRepricings] = useState<readonly Repricing[]>([]);
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
      <RatesDesk repricings={repricings} onChange={setRepricings} />
    </AdminList>
  );
}
