import { useMemo } from 'react';
import { AdminList } from '#web/admin/list/AdminList.tsx';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { toOptions, useLocations } from '../locations/useLocations.ts';
import { StockTabs } from '../StockTabs.tsx';
import { transfersList } from './transfersList.tsx';

export function TransfersPage() {
  const { locations, error } = useLocations();
  const definition = useMemo(() => transfersList(toOptions(locations)), [locations]);
  // The address cannot be parsed without the location names.
  if (!locations && !error) return <ScreenSpinner />;
  return (
    <AdminList definition={definition}>
      <StockTabs />
    </AdminList>
  );
}
