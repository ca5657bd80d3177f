import { Box, Skeleton } from '@mui/material';

/** The shape of a ProductCard. */
export function ProductCardSkeleton() {
  return (
    <Box aria-hidden>
      <Box sx={{ aspectRatio: 1, borderRadius: 1, bgcolor: 'background.tile' }} />
      <Skeleton variant="text" width="75%" sx={{ mt: 2, typography: 'h6' }} />
      <Skeleton variant="text" width="55%" sx={{ mt: 0.5, typography: 'body2' }} />
      <Skeleton variant="text" width="40%" sx={{ mt: 0.5, typography: 'body1' }} />
    </Box>
  );
}
