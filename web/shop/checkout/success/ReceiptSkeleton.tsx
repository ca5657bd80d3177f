import { Container, Skeleton, Stack } from '@mui/material';

export function ReceiptSkeleton() {
  return (
    <Container aria-hidden sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 8, md: 14 } }}>
      <Stack sx={{ gap: 3, maxWidth: 680 }}>
        <Skeleton height={56} width="70%" />
        <Skeleton height={28} width="50%" />
        <Skeleton height={360} />
      </Stack>
    </Container>
  );
}
