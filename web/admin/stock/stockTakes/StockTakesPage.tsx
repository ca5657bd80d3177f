import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { AdminList } from '#web/admin/list/AdminList.tsx';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { toOptions, useLocations } from '../locations/useLocations.ts';
import { StockTabs } from '../StockTabs.tsx';
import { createStockTakesList } from './createStockTakesList.tsx';
import { StartDialog } from './StartDialog.tsx';

export function StockTakesPage() {
  const { i18n } = useLingui();
  const [isStarting, setStarting] = useState(false);
  const { locations, error } = useLocations();
  const definition = useMemo(
    () =>
      createStockTakesList(
        toOptions(locations),
        <Button variant="contained" onClick={() => setStarting(true)}>
          {i18n.t('Start stock-take')}
        </Button>,
      ),
    [locations, i18n],
  );
  // The URL cannot be parsed until the locations are loaded.
  if (!locations && !error) return <ScreenSpinner />;
  return (
    <>
      <AdminList definition={definition}>
        <StockTabs />
      </AdminList>
      {isStarting && locations && <StartDialog locations={locations} onClose={() => setStarting(false)} />}
    </>
  );
}
