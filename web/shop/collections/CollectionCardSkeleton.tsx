import { Box, Skeleton } from '@mui/material';
import { BANNER_CROP } from '#web/ui/photo/BannerWithText.tsx';

/** Skeleton of a CollectionCard. */
export function CollectionCardSkeleton() {
  return (
    <Box aria-hidden>
      <Box sx={{ aspectRatio: BANNER_CROP, borderRadius: 1, bgcolor: 'background.tile' }} />
      <Skeleton variant="text" width="30%" sx={{ mt: 2, typography: 'h3' }} />
      <Skeleton variant="text" width="80%" sx={{ mt: 0.75, typography: 'body1' }} />
      <Skeleton variant="text" width="60%" sx={{ typography: 'body1', display: { sm: 'none' } }} />
      <Skeleton variant="text" width="20%" sx={{ mt: 0.75, typography: 'body2' }} />
    </Box>
  );
}
