import { useLingui } from '@lingui/react';
import { Button, Skeleton, Stack } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orderLifecycle.ts';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderStatusFilter } from './OrderStatusFilter.tsx';
import { useOrdersPageQuery } from './OrdersPage.generated.ts';

const STATUS = 'status';

export function OrdersPage() {
  const { i18n } = useLingui();
  const [search, setSearch] = useSearchParams();
  const status = ORDER_STATUSES.find((each) => each === search.get(STATUS)) ?? null;
  const show = (chosen: OrderStatus | null) => setSearch(chosen ? { [STATUS]: chosen } : {});

  return (
    <>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'end', flexWrap: 'wrap', gap: 2, mb: 4 }}
      >
        <PageTitle>{i18n.t('My orders')}</PageTitle>
        <OrderStatusFilter status={status} onChange={show} />
      </Stack>
      <Orders key={status} status={status} />
    </>
  );
}

function Orders({ status }: { status: OrderStatus | null }) {
  const { i18n } = useLingui();
  const { data, error, loading, refetch, fetchMore } = useOrdersPageQuery({
    variables: { status },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.orders;

  if (error && !page) return <ErrorState error={error} retry={refetch} />;
  if (!page)
    return (
      <Stack aria-hidden sx={{ gap: 2 }}>
        <Skeleton height={210} />
        <Skeleton height={210} />
      </Stack>
    );
  if (page.edges.length === 0)
    return status ? (
      <EmptyState title={i18n.t('No order stands so')} />
    ) : (
      <EmptyState
        title={i18n.t('No order yet')}
        text={i18n.t('What you order with this account is found here, from the first day to the invoice.')}
        action={
          <Button component={Link} to={paths.products()} variant="contained">
            {i18n.t('See the pieces')}
          </Button>
        }
      />
    );

  return (
    <Stack sx={{ gap: 2 }}>
      {page.edges.map(({ node }) => (
        <OrderCard key={node.id} order={node} />
      ))}
      {page.pageInfo.hasNextPage && (
        <Button
          variant="outlined"
          loading={loading}
          sx={{ alignSelf: 'center', mt: 2 }}
          onClick={() => {
            // A failure has its toast, and the button stays.
            fetchMore({ variables: { after: page.pageInfo.endCursor } }).catch(() => undefined);
          }}
        >
          {i18n.t('Earlier orders')}
        </Button>
      )}
    </Stack>
  );
}
