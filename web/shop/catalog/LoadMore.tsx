import { useLingui } from '@lingui/react';
import { Box, Button, Stack, Typography } from '@mui/material';

export interface LoadMoreProps {
  shownCount: number;
  total: number;
  hasMore: boolean;
  isLoading: boolean;
  onLoadMore: () => void;
}

/** Progress through the list and a button that loads more. */
export function LoadMore({ shownCount, total, hasMore, isLoading, onLoadMore }: LoadMoreProps) {
  const { i18n } = useLingui();
  if (shownCount >= total && !hasMore) return null;

  return (
    <Stack sx={{ alignItems: 'center', gap: 2, mt: { xs: 6, md: 9 } }}>
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {i18n.t('{shown} of {total} pieces', { shown: shownCount, total })}
      </Typography>
      <Box aria-hidden sx={{ width: 160, height: 2, bgcolor: 'divider' }}>
        <Box
          sx={{ height: 2, bgcolor: 'text.secondary' }}
          style={{ width: `${(100 * shownCount) / total}%` }}
        />
      </Box>
      <Button variant="outlined" size="large" onClick={onLoadMore} loading={isLoading} sx={{ minWidth: 200 }}>
        {i18n.t('Load more')}
      </Button>
    </Stack>
  );
}
