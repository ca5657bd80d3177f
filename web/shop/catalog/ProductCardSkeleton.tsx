import { Box, Skeleton } from '@mui/material';
import { useShowsTax } from '#web/store/useShowsTax.ts';

/**
 * Most names take two lines on the narrow cards shown on a phone. All cards reserve this space, so nothing moves on
 * load.
 */
export const NAME_HEIGHT = { xs: '2lh', sm: 'auto' };

/** Skeleton of a ProductCard. */
export function ProductCardSkeleton() {
  const showsTax = useShowsTax();
  return (
    <Box aria-hidden>
      <Box sx={{ aspectRatio: 1, borderRadius: 1, bgcolor: 'background.tile' }} />
      <Box sx={{ mt: 2, typography: 'h6', minHeight: NAME_HEIGHT }}>
        <Skeleton variant="text" width="75%" />
      </Box>
      <Skeleton variant="text" width="55%" sx={{ mt: 0.5, typography: 'body2' }} />
      <Skeleton variant="text" width="40%" sx={{ mt: 0.5, typography: 'body1' }} />
      {showsTax && (
        <Skeleton variant="text" width="25%" sx={{ display: { sm: 'none' }, typography: 'caption' }} />
      )}
    </Box>
  );
}
