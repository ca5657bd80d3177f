import ChevronLeft from 'icon:baseline-chevron-left';
import ChevronRight from 'icon:baseline-chevron-right';
import { useLingui } from '@lingui/react';
import { IconButton, OutlinedInput, Select, Stack, Typography } from '@mui/material';
import { PAGE_SIZES } from './state/listUrl.ts';

export interface ListPagerProps {
  page: number;
  pages: number | undefined;
  first: number;
  totalCount: number | undefined;
  /** Number of visible rows. */
  visibleCount: number;
  onPrevious?: () => void;
  onNext?: () => void;
  onPageSizeChange: (first: number) => void;
}

export function ListPager({
  page,
  pages,
  first,
  totalCount,
  visibleCount,
  onPrevious,
  onNext,
  onPageSizeChange,
}: ListPagerProps) {
  const { i18n } = useLingui();
  if (totalCount === 0) return null;
  const from = visibleCount === 0 ? 0 : (page - 1) * first + 1;
  return (
    <Stack
      component="nav"
      aria-label={i18n.t('Pages')}
      direction="row"
      sx={{ mt: 1, gap: 1, alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end' }}
    >
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mr: 'auto' }}>
        {totalCount !== undefined &&
          i18n.t('{from} to {to} of {total}', {
            from: i18n.number(from),
            to: i18n.number(Math.max(0, from + visibleCount - 1)),
            total: i18n.number(totalCount),
          })}
      </Typography>
      <Select
        native
        value={first}
        onChange={({ target }) => onPageSizeChange(Number(target.value))}
        input={<OutlinedInput />}
        inputProps={{ 'aria-label': i18n.t('Rows per page') }}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {i18n.t('{size} per page', { size })}
          </option>
        ))}
      </Select>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <IconButton aria-label={i18n.t('Previous page')} disabled={!onPrevious} onClick={onPrevious}>
          <ChevronLeft />
        </IconButton>
        <Typography variant="body2">
          {pages === undefined
            ? i18n.number(page)
            : i18n.t('{page} of {pages}', { page: i18n.number(page), pages: i18n.number(pages) })}
        </Typography>
        <IconButton aria-label={i18n.t('Next page')} disabled={!onNext} onClick={onNext}>
          <ChevronRight />
        </IconButton>
      </Stack>
    </Stack>
  );
}
