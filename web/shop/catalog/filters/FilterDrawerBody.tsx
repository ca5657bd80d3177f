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
  const change = useCallback(
    (part: Partial<CatalogQuery>) => setDraft((draft) => ({ ...draft, ...part })),
    [],
  );
  const { data, previousData } = useProductFacetsQuery({ variables: { filter: toProductFilter(draft) } });
  const facets = (data ?? previousData)?.productFilters;
  const choices = useRef<HTMLElement>(null);
  const [hasWrongPrice, setHasWrongPrice] = useState(false);
  const [timesCleared, setTimesCleared] = useState(0);
  const cleared = { ...emptyCatalogQuery, search: query.search, sort: query.sort };

  /** An invalid price stays in view with its error beside it. */
  function show() {
    const wrong = choices.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return onChange(draft);
    wrong.focus();
    const reason = document.getElementById(wrong.getAttribute('aria-describedby') ?? '');
    reason?.scrollIntoView?.({ block: 'nearest' });
  }

  /** Resets the panel, because it contains typed text that has not been applied. */
  function clear() {
    setDraft(cleared);
    setHasWrongPrice(false);
    setTimesCleared(timesCleared + 1);
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
        ref={choices}
        sx={{ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain', px: 2, pt: 1, pb: 3 }}
      >
        <FilterPanel
          key={timesCleared}
          query={draft}
          facets={facets}
          onChange={change}
          onInvalidPrice={setHasWrongPrice}
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
        <Button size="large" onClick={clear} sx={{ flex: 'none' }}>
          {i18n.t('Clear all')}
        </Button>
        <Button variant="contained" size="large" fullWidth onClick={show}>
          <span aria-live="polite">
            {facets && !hasWrongPrice
              ? i18n.t('{count, plural, one {Show # piece} other {Show # pieces}}', { count: facets.total })
              : i18n.t('Show pieces')}
          </span>
        </Button>
      </Stack>
    </>
  );
}
