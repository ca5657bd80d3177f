import Close from 'icon:baseline-close';
import { useLingui } from '@lingui/react';
import { Button, Stack } from '@mui/material';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { emptyCatalogQuery } from '../catalogUrl.ts';
import { thumbHeight } from './choice.ts';
import type { FiltersProps } from './FilterSidebar.tsx';
import { listSelectedFilters } from './selectedFilters.ts';

/** Selected filters; a tap removes one or all. */
export function SelectedFilters({
  query,
  onChange,
  collectionName,
}: FiltersProps & { collectionName: string }) {
  const { i18n } = useLingui();
  const priceDisplay = useStoreSettings();
  const activeFilters = listSelectedFilters(i18n, query, { collectionName, display: priceDisplay });
  if (activeFilters.length === 0) return null;

  return (
    <Stack direction="row" role="group" aria-label={i18n.t('Selected filters')} sx={{ display: 'contents' }}>
      {activeFilters.map(({ label, removal }) => (
        <Button
          key={label}
          size="small"
          variant="outlined"
          endIcon={<Close />}
          sx={{ minHeight: thumbHeight, maxWidth: '100%', overflowWrap: 'anywhere' }}
          aria-label={i18n.t('Remove filter: {label}', { label })}
          onClick={() => onChange({ ...query, ...removal })}
        >
          {label}
        </Button>
      ))}
      <Button
        size="small"
        onClick={() => onChange({ ...emptyCatalogQuery, sort: query.sort })}
        sx={{ minHeight: thumbHeight }}
      >
        {i18n.t('Clear all')}
      </Button>
    </Stack>
  );
}
