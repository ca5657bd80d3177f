import { useLingui } from '@lingui/react';
import { Button, Skeleton, Stack } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/orderLifecycle.ts';
import { paths } from '#web/paths.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { UnconfirmedAddress } from '../UnconfirmedAddress.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderStatusFilter } from './OrderStatusFilter.tsx';
import { useOrdersPageQuery } from './OrdersPage.generated.ts';

const STATUS_PARAM = 'status';

export function OrdersPage() {
  const { i18n } = useLingui();
  const [search, setSearch] = useSearchParams();
  const status = ORDER_STATUSES.find((candidate) => candidate === search.get(STATUS_PARAM)) ?? null;
  const filterByStatus = (newStatus: OrderStatus | null) =>
    setSearch(newStatus ? { [STATUS_PARAM]: newStatus } : {});

  return (
    <>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'end', flexWrap: 'wrap', gap: 2, mb: 4 }}
      >
        <PageTitle>{i18n.t('My orders')}</PageTitle>
        <OrderStatusFilter status={status} onChange={filterByStatus} />
      </Stack>
      <UnconfirmedAddress>
        <Orders key={status} status={status} />
      </UnconfirmedAddress>
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
      <EmptyState title={i18n.t('No orders with this status')} />
    ) : (
      <EmptyState
        title={i18n.t('No orders yet')}
        text={i18n.t('Your orders and invoices will appear here.')}
        action={
          <Button component={Link} to={paths.products()} variant="contained">
            {i18n.t('Shop all jewelry')}
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
            // A failed request shows a toast, and the button remains visible.
            fetchMore({ variables: { after: page.pageInfo.endCursor } }).catch(() => undefined);
          }}
        >
          {i18n.t('Show more orders')}
        </Button>
      )}
    </Stack>
  );
}
