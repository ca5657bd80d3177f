import { useLingui } from '@lingui/react';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { Button, Drawer } from '@mui/material';
import { useState } from 'react';
import { countChosen } from './chosen.ts';
import type { FiltersProps } from './FilterRail.tsx';
import { FilterSheetBody } from './FilterSheetBody.tsx';

/** On a phone the filters come up from below and show in the list when they are asked to. */
export function FilterSheet({ query, onChange }: FiltersProps) {
  const { i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const count = countChosen(query);
  const close = () => setIsOpen(false);

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<TuneOutlined />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        sx={{ px: 2 }}
      >
        {count > 0 ? i18n.t('Filters ({count})', { count }) : i18n.t('Filters')}
      </Button>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={close}
        slotProps={{
          paper: {
            'aria-label': i18n.t('Filters'),
            role: 'dialog',
            'aria-modal': true,
            sx: { height: '88dvh', display: 'flex', flexDirection: 'column' },
          },
        }}
      >
        <FilterSheetBody
          query={query}
          onClose={close}
          onChange={(next) => {
            onChange(next);
            close();
          }}
        />
      </Drawer>
    </>
  );
}
