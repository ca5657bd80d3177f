import { Box, Container, Skeleton } from '@mui/material';
import { BANNER_CROP, BANNER_HEIGHT } from '#web/ui/photo/BannerWithWords.tsx';

/** The shape of a collection's page. */
export function CollectionSkeleton() {
  return (
    <Box aria-hidden sx={{ minHeight: '100vh' }}>
      <Box
        sx={{
          aspectRatio: { xs: BANNER_CROP, md: 'auto' },
          height: { md: BANNER_HEIGHT },
          bgcolor: 'background.tile',
        }}
      />
      <Container sx={{ pt: { xs: 4, md: 7 } }}>
        <Skeleton variant="text" width="20%" sx={{ typography: 'caption' }} />
        <Skeleton variant="text" width="40%" sx={{ typography: 'h1' }} />
        <Skeleton variant="text" width="60%" sx={{ typography: 'body1', mt: 1.5 }} />
      </Container>
    </Box>
  );
}
