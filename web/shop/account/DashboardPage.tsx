import { useLingui } from '@lingui/react';
import { Box, Button, Container, Skeleton, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useViewer } from '#web/session/useViewer.ts';
import { RecentlyViewed } from '#web/shop/product/RecentlyViewed.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { AccountFacts } from './AccountFacts.tsx';
import { useDashboardPageQuery } from './DashboardPage.generated.ts';

export function DashboardPage() {
  const { i18n } = useLingui();
  const { viewer } = useViewer();
  const { data, error, refetch } = useDashboardPageQuery();
  const firstName = (data?.me.name ?? viewer?.name ?? '').split(' ')[0];

  return (
    <>
      <Container sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 4, md: 6 } }}>
        <PageTitle title={i18n.t('Dashboard')}>{i18n.t('Namaste, {firstName}', { firstName })}</PageTitle>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: '1fr 1fr' },
            gap: { xs: 6, md: 8, lg: 12 },
            mt: { xs: 4, md: 6 },
          }}
        >
          <section>
            <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
              {i18n.t('Your account')}
            </Typography>
            {error && !data ? (
              <ErrorState error={error} retry={refetch} />
            ) : data ? (
              <AccountFacts account={data.me} />
            ) : (
              <Skeleton aria-hidden height={200} />
            )}
          </section>
          <section>
            <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
              {i18n.t('Waiting for a parcel?')}
            </Typography>
            <Typography color="textSecondary" sx={{ mb: 3, maxWidth: 480 }}>
              {i18n.t('With the number of your order you see where it is and when it should arrive.')}
            </Typography>
            <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
              <Button component={Link} to={paths.trackOrder()} variant="contained">
                {i18n.t('Track an order')}
              </Button>
              <Button component={Link} to={paths.products()} variant="outlined">
                {i18n.t('Continue Shopping')}
              </Button>
            </Stack>
          </section>
        </Box>
      </Container>
      <RecentlyViewed except="" />
    </>
  );
}
