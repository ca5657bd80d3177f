import Close from 'icon:baseline-close';
import { useLingui } from '@lingui/react';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { useCallback, useRef, useState } from 'react';
import { type CatalogQuery, emptyCatalogQuery, toProductFilter } from '../catalogUrl.ts';
import { FilterPanel } from './FilterPanel.tsx';
import type { FiltersProps } from './FilterSidebar.tsx';
import { useProductFacetsQuery } from './ProductFacets.generated.ts';

/** Edits a draft of the filters and shows how many products it would match. */
export function FilterDrawerBody({ query, onChange, onClose }: FiltersProps & { onClose: () => void }) {
  const { i18n } = useLingui();
  const [draft, setDraft] = useState<CatalogQuery>(query);
  const updateDraft = useCallback(
    (changes: Partial<CatalogQuery>) => setDraft((draft) => ({ ...draft, ...changes })),
    [],
  );
  const { data, previousData } = useProductFacetsQuery({ variables: { filter: toProductFilter(draft) } });
  const facets = (data ?? previousData)?.productFilters;
  const filterPanel = useRef<HTMLElement>(null);
  const [hasInvalidPrice, setHasInvalidPrice] = useState(false);
  const [clearCount, setClearCount] = useState(0);
  const clearedQuery = { ...emptyCatalogQuery, search: query.search, sort: query.sort };

  /** Applies the draft. If a price is invalid, focuses its field and scrolls to the error instead. */
  function applyDraft() {
    const invalidField = filterPanel.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!invalidField) return onChange(draft);
    invalidField.focus();
    const reason = document.getElementById(invalidField.getAttribute('aria-describedby') ?? '');
    reason?.scrollIntoView?.({ block: 'nearest' });
  }

  /** Also resets the panel, because it may contain typed text that has not been applied. */
  function clearDraft() {
    setDraft(clearedQuery);
    setHasInvalidPrice(false);
    setClearCount(clearCount + 1);
  }

  return (
    <>
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          pl: 2,
          pr: 1,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="h4" component="h2">
          {i18n.t('Filters')}
        </Typography>
        <IconButton aria-label={i18n.t('Close filters')} onClick={onClose}>
          <Close />
        </IconButton>
      </Stack>
      <Box
        ref={filterPanel}
        sx={{ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', px: 2, pt: 1, pb: 3 }}
      >
        <FilterPanel
          key={clearCount}
          query={draft}
          facets={facets}
          onChange={updateDraft}
          onInvalidPrice={setHasInvalidPrice}
        />
      </Box>
      <Stack
        direction="row"
        sx={{
          gap: 1.5,
          p: 2,
          pb: 'max(16px, env(safe-area-inset-bottom))',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button size="large" onClick={clearDraft} sx={{ flex: 'none' }}>
          {i18n.t('Clear all')}
        </Button>
        <Button variant="contained" size="large" fullWidth onClick={applyDraft}>
          <span aria-live="polite">
            {facets && !hasInvalidPrice
              ? i18n.t('{count, plural, one {Show # piece} other {Show # pieces}}', { count: facets.total })
              : i18n.t('Show pieces')}
          </span>
        </Button>
      </Stack>
    </>
  );
}
