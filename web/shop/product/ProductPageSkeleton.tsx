import { Box, Container, Skeleton } from '@mui/material';

/** Number of photos that most products have. */
const SKELETON_COUNT = 5;

/** Skeleton of the product page. */
export function ProductPageSkeleton() {
  return (
    <Container aria-hidden sx={{ pt: { md: 4 }, minHeight: '100vh' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          columnGap: { md: 5, lg: 8 },
          alignItems: 'start',
        }}
      >
        <Box
          sx={{
            mx: { xs: -2, sm: -3, md: 0 },
            display: 'flex',
            flexDirection: { xs: 'column', md: 'row' },
            gap: { xs: 1, md: 2 },
          }}
        >
          <Box
            sx={{
              order: { xs: 1, md: 0 },
              flex: 'none',
              display: 'grid',
              alignContent: 'start',
              gridTemplateColumns: { xs: `repeat(${SKELETON_COUNT}, minmax(0, 72px))`, md: '72px' },
              gap: { xs: 1, md: 1.5 },
              px: { xs: 2, sm: 3, md: 0 },
              '& > *': { aspectRatio: 1, bgcolor: 'background.tile', borderRadius: 1 },
            }}
          >
            {Array.from({ length: SKELETON_COUNT }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are identical.
              <div key={index} />
            ))}
          </Box>
          <Box
            sx={{
              flex: { md: 1 },
              aspectRatio: 1,
              bgcolor: 'background.tile',
              borderRadius: { md: 1 },
            }}
          />
        </Box>
        <PurchaseSkeleton />
      </Box>
    </Container>
  );
}

/** Skeleton of the column beside the photos. */
export function PurchaseSkeleton() {
  return (
    <Box sx={{ pt: { xs: 4, md: 0 } }}>
      <Skeleton variant="text" width="25%" />
      <Skeleton variant="text" width="85%" sx={{ typography: 'h2' }} />
      <Skeleton variant="text" width="45%" sx={{ mt: 2 }} />
      <Skeleton variant="text" width="40%" sx={{ typography: 'h3', mt: 2 }} />
      <Skeleton height={48} sx={{ mt: 4 }} />
      <Skeleton height={96} sx={{ mt: 3 }} />
      <Skeleton height={52} sx={{ mt: 3 }} />
    </Box>
  );
}
