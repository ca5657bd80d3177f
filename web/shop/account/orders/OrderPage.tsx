import { useLingui } from '@lingui/react';
import { Button, Skeleton } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { ScreenNotice } from '#web/ui/states/ScreenNotice.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { useOrderPageQuery } from './OrderPage.generated.ts';

export function OrderPage() {
  const { i18n } = useLingui();
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useOrderPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });

  if (data?.order) return <OrderDetail order={data.order} />;
  if (error) return <ErrorState error={error} retry={refetch} />;
  if (loading) return <Skeleton aria-hidden height={560} />;
  return (
    <ScreenNotice
      title={i18n.t('Order not found')}
      text={i18n.t('We couldn’t find this order in your account.')}
      action={
        <Button component={Link} to={paths.orders} variant="contained">
          {i18n.t('My orders')}
        </Button>
      }
    />
  );
}
