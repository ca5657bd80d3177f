import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { useMay } from '#web/session/useMay.ts';
import { adminPaths } from '../adminPaths.ts';
import { NotYours } from '../rights/NotYours.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';

const screens = [
  { to: adminPaths.stock, label: /*i18n*/ 'Quantities' },
  { to: adminPaths.receipts, label: /*i18n*/ 'Receipts', isKept: true },
  { to: adminPaths.transfers, label: /*i18n*/ 'Transfers', isKept: true },
  { to: adminPaths.stockTakes, label: /*i18n*/ 'Stock-takes', isKept: true },
  { to: adminPaths.stockHistory, label: /*i18n*/ 'History' },
  { to: adminPaths.locations, label: /*i18n*/ 'Locations' },
];

/** The screens of the stock, beside each other; whoever does not keep it sees what there is and where, and the ledger, and is told so. */
export function StockTabs() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const mayManage = useMay()('manageStock');
  const shown = screens.filter(({ isKept }) => mayManage || !isKept);
  return (
    <Box sx={{ mb: 2 }}>
      <LinkTabs
        name={i18n.t('Stock')}
        tabs={shown.map(({ to, label }) => ({ to, label, isCurrent: pathname === to }))}
      />
      {!mayManage && <NotYours action="manageStock" sx={{ mt: 1.5 }} />}
    </Box>
  );
}
