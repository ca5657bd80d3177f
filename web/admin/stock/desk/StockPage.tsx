import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { AdminList } from '#web/admin/list/AdminList.tsx';
import { RowButton } from '#web/admin/ui/RowButton.tsx';
import { useMay } from '#web/session/useMay.ts';
import { Link } from '#web/ui/navigation/Link.tsx';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { toOptions, useLocations } from '../locations/useLocations.ts';
import { StockTabs } from '../StockTabs.tsx';
import { AdjustDialog } from './AdjustDialog.tsx';
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
  const definition = useMemo(
    () =>
      stockItemsList({
        locations: toOptions(locations),
        open: mayManage
          ? (item, text) => <RowButton onClick={() => setOpened(item)}>{text}</RowButton>
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
    [locations, mayManage, i18n],
  );
  // Without the locations' names the address could not be read.
  if (!locations && !error) return <ScreenSpinner />;
  return (
    <>
      <AdminList definition={definition}>
        <StockTabs />
        <StockFigures definition={definition} />
      </AdminList>
      {opened && locations && (
        <AdjustDialog
          item={opened}
          locations={locations}
          locationId={params.get('location') ?? undefined}
          onSaved={() => void client.refetchQueries({ include: 'active' })}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
