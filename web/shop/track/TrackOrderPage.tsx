import { useLingui } from '@lingui/react';
import { Container, Skeleton, Stack, Typography } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { readOrderNumber } from '#domain/orders/orderNumber.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { LostNumber } from './LostNumber.tsx';
import { OpenOrder } from './OpenOrder.tsx';
import { OrderNumberForm } from './OrderNumberForm.tsx';
import { TrackedOrder } from './TrackedOrder.tsx';
import { useTrackOrderPageQuery } from './TrackOrderPage.generated.ts';

export function TrackOrderPage() {
  const { i18n } = useLingui();
  const [searchParams, setSearchParams] = useSearchParams();
  const number = readOrderNumber(searchParams.get('number') ?? '');

  return (
    <Container sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 8, md: 14 } }}>
      <Stack sx={{ maxWidth: { md: 680 }, gap: { xs: 4, md: 5 } }}>
        <div>
          <PageTitle>{i18n.t('Track your order')}</PageTitle>
          <Typography color="textSecondary" sx={{ mt: 1.5 }}>
            {i18n.t('Your order number starts with JW. You’ll find it in our email to you.')}
          </Typography>
        </div>
        <OrderNumberForm
          key={number}
          number={number}
          onSearch={(enteredNumber) => setSearchParams({ number: enteredNumber })}
        />
        {number ? <TrackingResult number={number} hasProposal={searchParams.has('asked')} /> : <LostNumber />}
      </Stack>
    </Container>
  );
}

interface TrackingResultProps {
  number: string;
  /** True if the visitor came to answer a proposal. */
  hasProposal: boolean;
}

function TrackingResult({ number, hasProposal }: TrackingResultProps) {
  const { i18n } = useLingui();
  const { data, loading, error, refetch } = useTrackOrderPageQuery({
    variables: { number },
    fetchPolicy: 'cache-and-network',
  });

  if (error) return <ErrorState error={error} retry={refetch} />;
  if (data?.trackOrder)
    return (
      <>
        {hasProposal && <OpenOrder number={number} hasProposal />}
        <TrackedOrder order={data.trackOrder} />
        {!hasProposal && <OpenOrder number={number} />}
      </>
    );
  if (loading) return <Skeleton aria-hidden height={360} />;
  return (
    <>
      <div role="status">
        <EmptyState
          title={i18n.t('We couldn’t find order {number}', { number })}
          text={i18n.t('Please check the number: letters and digits are easy to mix up.')}
        />
      </div>
      <LostNumber />
    </>
  );
}
