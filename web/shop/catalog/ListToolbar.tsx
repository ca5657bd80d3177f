import { useLingui } from '@lingui/react';
import { FormLabel, NativeSelect, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { SORTS, type Sort } from '#domain/catalog/catalogTerms.ts';
import { sortLabels } from '#web/labels/catalogLabels.ts';

export interface ListToolbarProps {
  /** Number of matching products; undefined while loading. */
  count: number | undefined;
  sort: Sort;
  /** True for search results, which are sorted by relevance instead of featured products first. */
  isSearch: boolean;
  onSortChange: (sort: Sort) => void;
}

/** Number of products and sort order, on one line. */
export function ListToolbar({ count, sort, isSearch, onSortChange }: ListToolbarProps) {
  const { i18n } = useLingui();
  const id = useId();

  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        borderBottom: 1,
        borderColor: 'divider',
        pb: 1,
      }}
    >
      <Typography
        variant="body2"
        color="textSecondary"
        aria-live="polite"
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {count !== undefined && i18n.t('{count, plural, one {# piece} other {# pieces}}', { count })}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <FormLabel htmlFor={id} sx={{ typography: 'body2', mb: 0, display: { xs: 'none', sm: 'block' } }}>
          {i18n.t('Sort by')}
        </FormLabel>
        <NativeSelect
          value={sort}
          onChange={(event) => onSortChange(event.target.value as Sort)}
          disableUnderline
          inputProps={{ id, 'aria-label': i18n.t('Sort by') }}
          sx={{ typography: 'body2', '& select': { minHeight: 44, py: 0 } }}
        >
          {SORTS.map((sortOption) => (
            <option key={sortOption} value={sortOption}>
              {sortOption === 'FEATURED' && isSearch ? i18n.t('Best match') : i18n.t(sortLabels[sortOption])}
            </option>
          ))}
        </NativeSelect>
      </Stack>
    </Stack>
  );
}
