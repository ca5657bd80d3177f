import TuneOutlined from 'icon:outline-tune';
import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { Suspense, startTransition, useState } from 'react';
import { lazyWhenShown } from '#web/ui/loading/lazyWithPreload.ts';
import { countChosen } from './chosen.ts';
import type { FiltersProps } from './FilterSidebar.tsx';

const FilterDrawer = lazyWhenShown(async () => (await import('./FilterDrawer.tsx')).FilterDrawer);

/** On a phone the filters come up from below and show in the list when they are asked to. */
export function FilterSheet({ query, onChange }: FiltersProps) {
  const { i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const count = countChosen(query);
  const close = () => setIsOpen(false);
  const open = () => {
    setIsOpen(true);
    setWasOpened(true);
  };

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<TuneOutlined />}
        aria-haspopup="dialog"
        onClick={open}
        sx={{ px: 2 }}
      >
        {count > 0 ? i18n.t('Filters ({count})', { count }) : i18n.t('Filters')}
      </Button>
      {wasOpened && (
        <Suspense>
          <FilterDrawer
            query={query}
            isOpen={isOpen}
            onClose={close}
            onChange={(next) => {
              close();
              startTransition(() => onChange(next));
            }}
          />
        </Suspense>
      )}
    </>
  );
}
