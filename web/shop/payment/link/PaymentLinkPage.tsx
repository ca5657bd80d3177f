import { useLingui } from '@lingui/react';
import { Container, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { PaymentLinkState } from '#web/graphql/types.generated.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { ScreenNotice } from '#web/ui/states/ScreenNotice.tsx';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { SummaryColumns } from '../../layout/SummaryColumns.tsx';
import { LinkPayment } from './LinkPayment.tsx';
import { PayableSummary } from './PayableSummary.tsx';
import { type PaymentLink_OrderFragment, usePaymentLinkPageQuery } from './PaymentLinkPage.generated.ts';
import { storePayToken } from './payToken.ts';

const TEXTS: Record<Exclude<PaymentLinkState, 'OPEN'>, { title: string; text: string }> = {
  PAID: {
    title: /*i18n*/ 'This order is paid',
    text: /*i18n*/ 'Thank you. Order {number} is fully paid.',
  },
  CANCELLED: {
    title: /*i18n*/ 'This order was cancelled',
    text: /*i18n*/ 'There is nothing to pay for order {number}.',
  },
  EXPIRED: {
    title: /*i18n*/ 'This payment link has expired',
    text: /*i18n*/ 'Please ask the store for a new link to pay for order {number}. If you’ve already paid, there’s nothing more to do.',
  },
};

/** Page of a payment link: the amount due and how to pay it, without the customer's data. */
export function PaymentLinkPage() {
  const { i18n } = useLingui();
  const { token = '' } = useParams();
  const { data, loading, error, refetch } = usePaymentLinkPageQuery({
    variables: { token },
    fetchPolicy: 'network-only',
  });
  const paymentLink = data?.paymentLink;
  if (error) return <ErrorState error={error} retry={refetch} />;
  if (loading && !paymentLink) return <ScreenSpinner />;
  if (paymentLink?.order) return <OpenPaymentLink order={paymentLink.order} token={token} />;
  if (paymentLink) return <EndedPaymentLink state={paymentLink.state} number={paymentLink.orderNumber} />;
  return (
    <ScreenNotice
      title={i18n.t('This link doesn’t work')}
      text={i18n.t('Please open the complete link from the message, or ask the store for a new one.')}
    />
  );
}

function OpenPaymentLink({ order, token }: { order: PaymentLink_OrderFragment; token: string }) {
  const { i18n } = useLingui();
  const { name } = useStoreSettings();
  const { number } = order;
  useEffect(() => storePayToken(number, token), [number, token]);
  return (
    <Container sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 8, md: 14 } }}>
      <PageTitle title={i18n.t('Pay for order {number}', { number })}>{i18n.t('Pay for an order')}</PageTitle>
      <Typography sx={{ mt: 1.5, mb: { xs: 4, md: 6 } }}>
        {i18n.t('Order {number} at {name}', { number, name })}
      </Typography>
      <SummaryColumns rowGap={4}>
        <LinkPayment order={order} token={token} />
        <PayableSummary order={order} />
      </SummaryColumns>
    </Container>
  );
}

/** Explains why a payment link no longer accepts payments. */
function EndedPaymentLink({ state, number }: { state: PaymentLinkState; number: string }) {
  const { i18n } = useLingui();
  const { title, text } = TEXTS[state === 'OPEN' ? 'EXPIRED' : state];
  return <ScreenNotice title={i18n.t(title)} text={i18n.t(text, { number })} />;
}
