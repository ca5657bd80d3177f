import { useMemo } from 'react';
import { AdminList } from '#web/admin/list/AdminList.tsx';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { toOptions, useLocations } from '../locations/useLocations.ts';
import { StockTabs } from '../StockTabs.tsx';
import { createTransfersList } from './createTransfersList.tsx';

export function TransfersPage() {
  const { locations, error } = useLocations();
  const definition = useMemo(() => createTransfersList(toOptions(locations)), [locations]);
  // The URL cannot be parsed until the locations are loaded.
  if (!locations && !error) return <ScreenSpinner />;
  return (
    <AdminList definition={definition}>
      <StockTabs />
    </AdminList>
  );
}
