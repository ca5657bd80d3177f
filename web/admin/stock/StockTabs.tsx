import { useLingui } from '@lingui/react';
import { Box, Link } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { useMay } from '#web/session/useMay.ts';
import { Link as RouterLink } from '#web/ui/navigation/Link.tsx';
import { adminPaths } from '../adminPaths.ts';

const screens = [
  { path: adminPaths.stock, label: /*i18n*/ 'Quantities' },
  { path: adminPaths.receipts, label: /*i18n*/ 'Receipts', isKept: true },
  { path: adminPaths.transfers, label: /*i18n*/ 'Transfers', isKept: true },
  { path: adminPaths.stockTakes, label: /*i18n*/ 'Stock-takes', isKept: true },
  { path: adminPaths.stockHistory, label: /*i18n*/ 'History' },
  { path: adminPaths.locations, label: /*i18n*/ 'Locations', isKept: true },
];

/** The screens of the stock, beside each other; whoever does not keep it sees what there is, and the ledger. */
export function StockTabs() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const mayManage = useMay()('manageStock');
  const shown = screens.filter(({ isKept }) => mayManage || !isKept);
  return (
    <Box
      component="nav"
      aria-label={i18n.t('Stock')}
      sx={{
        mb: 2,
        borderBottom: 1,
        borderColor: 'divider',
        overflowX: 'auto',
        '@media print': { display: 'none' },
      }}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', gap: { xs: 2, sm: 3 } }}>
        {shown.map(({ path, label }) => {
          const isHere = pathname === path;
          return (
            <li key={path}>
              <Link
                component={RouterLink}
                to={path}
                underline="none"
                aria-current={isHere ? 'page' : undefined}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  minHeight: 44,
                  whiteSpace: 'nowrap',
                  fontWeight: 500,
                  borderBottom: 2,
                  borderColor: isHere ? 'primary.main' : 'transparent',
                  color: isHere ? 'primary.main' : 'text.secondary',
                  '&:hover': { color: 'text.primary' },
                }}
              >
                {i18n.t(label)}
              </Link>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
