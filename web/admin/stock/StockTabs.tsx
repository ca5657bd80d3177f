import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { adminPaths } from '../adminPaths.ts';
import { MissingPermission } from '../permissions/MissingPermission.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';

const screens = [
  { to: adminPaths.stock, label: /*i18n*/ 'Quantities' },
  { to: adminPaths.receipts, label: /*i18n*/ 'Goods receipts', requiresManageStock: true },
  { to: adminPaths.transfers, label: /*i18n*/ 'Transfers', requiresManageStock: true },
  { to: adminPaths.stockTakes, label: /*i18n*/ 'Stock-takes', requiresManageStock: true },
  { to: adminPaths.stockHistory, label: /*i18n*/ 'History' },
  { to: adminPaths.locations, label: /*i18n*/ 'Locations' },
];

/**
 * Tabs of the stock screens. Viewers without permission to manage stock see only the levels and the ledger, with a
 * note.
 */
export function StockTabs() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const canManageStock = useHasPermission()('manageStock');
  const visibleScreens = screens.filter(({ requiresManageStock }) => canManageStock || !requiresManageStock);
  return (
    <Box sx={{ mb: 2 }}>
      <LinkTabs
        name={i18n.t('Stock')}
        tabs={visibleScreens.map(({ to, label }) => ({ to, label, isCurrent: pathname === to }))}
      />
      {!canManageStock && <MissingPermission action="manageStock" sx={{ mt: 1.5 }} />}
    </Box>
  );
}
