import { useLingui } from '@lingui/react';
import { Drawer } from '@mui/material';
import { DeferredContent } from '#web/ui/loading/DeferredContent.tsx';
import { useCloseOnBack } from '#web/ui/overlay/useCloseOnBack.ts';
import { FilterDrawerBody } from './FilterDrawerBody.tsx';
import type { FiltersProps } from './FilterSidebar.tsx';

export interface FilterDrawerProps extends FiltersProps {
  isOpen: boolean;
  onClose: () => void;
}

export function FilterDrawer({ query, onChange, isOpen, onClose }: FilterDrawerProps) {
  const { i18n } = useLingui();
  const dismiss = useCloseOnBack(isOpen, onClose);
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={dismiss}
      slotProps={{
        paper: {
          'aria-label': i18n.t('Filters'),
          role: 'dialog',
          'aria-modal': true,
          sx: { height: '88dvh', display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      <DeferredContent>
        <FilterDrawerBody query={query} onClose={dismiss} onChange={onChange} />
      </DeferredContent>
    </Drawer>
  );
}
