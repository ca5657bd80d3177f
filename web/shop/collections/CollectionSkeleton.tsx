import { Box, Container, Skeleton } from '@mui/material';

/** The shape of a collection's page. */
export function CollectionSkeleton() {
  return (
    <Box aria-hidden sx={{ minHeight: '100vh' }}>
      <Box sx={{ aspectRatio: '1920 / 900', maxHeight: 560, width: 1, bgcolor: 'background.tile' }} />
      <Container sx={{ pt: { xs: 4, md: 7 } }}>
        <Skeleton variant="text" width="20%" sx={{ typography: 'caption' }} />
        <Skeleton variant="text" width="40%" sx={{ typography: 'h1' }} />
        <Skeleton variant="text" width="60%" sx={{ typography: 'body1', mt: 1.5 }} />
      </Container>
    </Box>
  );
}
