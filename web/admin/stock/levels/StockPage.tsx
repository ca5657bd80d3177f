import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { AdminList } from '#web/admin/list/AdminList.tsx';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { toOptions, useLocations } from '../locations/useLocations.ts';
import { StockTabs } from '../StockTabs.tsx';
import { AdjustDialog } from './AdjustDialog.tsx';
import { createStockItemsList } from './createStockItemsList.tsx';
import { AvailableCell } from './quantities/AvailableCell.tsx';
import { QuantityBar } from './quantities/QuantityBar.tsx';
import { QuantitiesContext } from './quantities/QuantityCell.tsx';
import { getEditableLocation } from './quantities/quantityEdits.ts';
import { useQuantityEdits } from './quantities/useQuantityEdits.ts';
import type { StockItem_AllFragment } from './Stock.generated.ts';
import { StockFigures } from './StockFigures.tsx';

/** Lists the stock of each variant by location, with actions. */
export function StockPage() {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const canManageStock = useHasPermission()('manageStock');
  const [params] = useSearchParams();
  const [openedItem, setOpenedItem] = useState<StockItem_AllFragment | null>(null);
  const { locations, error } = useLocations();
  const quantities = useQuantityEdits();
  const filteredLocationId = params.get('location') ?? undefined;
  const definition = useMemo(
    () =>
      createStockItemsList({
        locations: toOptions(locations),
        change: canManageStock
          ? (item) => (
              <AvailableCell
                item={item}
                location={getEditableLocation(item, locations ?? [], filteredLocationId)}
                onOpen={() => setOpenedItem(item)}
              />
            )
          : null,
        actions: canManageStock && (
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
    [locations, filteredLocationId, canManageStock, i18n],
  );
  // The URL cannot be parsed until the locations are loaded.
  if (!locations && !error) return <ScreenSpinner />;
  return (
    <QuantitiesContext value={quantities}>
      <AdminList definition={definition} footer={<QuantityBar />}>
        <StockTabs />
        <StockFigures definition={definition} />
      </AdminList>
      {openedItem && locations && (
        <AdjustDialog
          item={openedItem}
          locations={locations}
          locationId={filteredLocationId}
          onSaved={() => void client.refetchQueries({ include: 'active' })}
          onClose={() => setOpenedItem(null)}
        />
      )}
    </QuantitiesContext>
  );
}
