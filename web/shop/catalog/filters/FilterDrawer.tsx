import { useLingui } from '@lingui/react';
import { Drawer } from '@mui/material';
import type { FiltersProps } from './FilterRail.tsx';
import { FilterSheetBody } from './FilterSheetBody.tsx';

export interface FilterDrawerProps extends FiltersProps {
  isOpen: boolean;
  onClose: () => void;
}

export function FilterDrawer({ query, onChange, isOpen, onClose }: FilterDrawerProps) {
  const { i18n } = useLingui();
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': i18n.t('Filters'),
          role: 'dialog',
          'aria-modal': true,
          sx: { height: '88dvh', display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      <FilterSheetBody query={query} onClose={onClose} onChange={onChange} />
    </Drawer>
  );
}
