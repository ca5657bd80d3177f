import TuneOutlined from 'icon:outline-tune';
import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { Suspense, startTransition, useState } from 'react';
import { lazyWhenShown } from '#web/ui/loading/lazyWithPreload.ts';
import type { FiltersProps } from './FilterSidebar.tsx';
import { countFilters } from './selectedFilters.ts';

const FilterDrawer = lazyWhenShown(async () => (await import('./FilterDrawer.tsx')).FilterDrawer);

/** Filters on a phone, in a bottom sheet. They apply to the list on confirmation. */
export function MobileFilters({ query, onChange }: FiltersProps) {
  const { i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const count = countFilters(query);
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
            onChange={(newQuery) => {
              close();
              startTransition(() => onChange(newQuery));
            }}
          />
        </Suspense>
      )}
    </>
  );
}
