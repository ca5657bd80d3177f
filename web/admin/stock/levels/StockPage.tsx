import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { AdminList } from '#web/admin/list/AdminList.tsx';
import { useMay } from '#web/session/useMay.ts';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { toOptions, useLocations } from '../locations/useLocations.ts';
import { StockTabs } from '../StockTabs.tsx';
import { AdjustDialog } from './AdjustDialog.tsx';
import { AvailableCell } from './quantities/AvailableCell.tsx';
import { QuantityBar } from './quantities/QuantityBar.tsx';
import { QuantitiesContext } from './quantities/QuantityCell.tsx';
import { placeOf } from './quantities/quantityEdits.ts';
import { useQuantityEdits } from './quantities/useQuantityEdits.ts';
import type { StockItem_AllFragment } from './Stock.generated.ts';
import { StockFigures } from './StockFigures.tsx';
import { stockItemsList } from './stockItemsList.tsx';

/** How many there are of each size, where, and what can be done about it. */
export function StockPage() {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const mayManage = useMay()('manageStock');
  const [params] = useSearchParams();
  const [opened, setOpened] = useState<StockItem_AllFragment | null>(null);
  const { locations, error } = useLocations();
  const quantities = useQuantityEdits();
  const lookedAt = params.get('location') ?? undefined;
  const definition = useMemo(
    () =>
      stockItemsList({
        locations: toOptions(locations),
        change: mayManage
          ? (item) => (
              <AvailableCell
                item={item}
                place={placeOf(item, locations ?? [], lookedAt)}
                onOpen={() => setOpened(item)}
              />
            )
          : null,
        actions: mayManage && (
          <>
            <Button component={Link} to={adminPaths.stockTakes} variant="outlined">
              {i18n.t('Count')}
            </Button>
            <Button component={Link} to={adminPaths.newTransfer} variant="outlined">
              {i18n.t('Transfer')}
            </Button>
            <Button component={Link} to={adminPaths.newReceipt} variant="contained">
              {i18n.t('Receive goods')}
            </Button>
          </>
        ),
      }),
    [locations, lookedAt, mayManage, i18n],
  );
  // Without the locations' names the address could not be read.
  if (!locations && !error) return <ScreenSpinner />;
  return (
    <QuantitiesContext value={quantities}>
      <AdminList definition={definition} footer={<QuantityBar />}>
        <StockTabs />
        <StockFigures definition={definition} />
      </AdminList>
      {opened && locations && (
        <AdjustDialog
          item={opened}
          locations={locations}
          locationId={lookedAt}
          onSaved={() => void client.refetchQueries({ include: 'active' })}
          onClose={() => setOpened(null)}
        />
      )}
    </QuantitiesContext>
  );
}
