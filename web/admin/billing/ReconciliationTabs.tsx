import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { LinkTabs } from '#web/admin/ui/LinkTabs.tsx';

const screens = [
  { to: adminPaths.reconciliation, label: /*i18n*/ 'Statements' },
  { to: adminPaths.remittances, label: /*i18n*/ 'Courier cash' },
  { to: adminPaths.closing, label: /*i18n*/ 'Daily closing' },
];

/** Tabs of the reconciliation screens. */
export function ReconciliationTabs() {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  return (
    <Box sx={{ mb: 2 }}>
      <LinkTabs
        name={i18n.t('Reconciliation')}
        tabs={screens.map(({ to, label }) => ({ to, label, isCurrent: pathname === to }))}
      />
    </Box>
  );
}
