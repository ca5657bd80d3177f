import { useLingui } from '@lingui/react';
import { Container, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { PaymentLinkState } from '#web/graphql/types.generated.ts';
import { useStore } from '#web/store/StoreSettingsProvider.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { ScreenNotice } from '#web/ui/states/ScreenNotice.tsx';
import { ScreenSpinner } from '#web/ui/states/ScreenSpinner.tsx';
import { SummaryColumns } from '../../layout/SummaryColumns.tsx';
import { PayableSummary } from './PayableSummary.tsx';
import { type PaymentLink_OrderFragment, usePaymentLinkPageQuery } from './PaymentLinkPage.generated.ts';
import { keepPayToken } from './payToken.ts';
import { WaysToPay } from './WaysToPay.tsx';

const TEXTS: Record<Exclude<PaymentLinkState, 'OPEN'>, { title: string; text: string }> = {
  PAID: {
    title: /*i18n*/ 'This order is paid',
    text: /*i18n*/ 'Thank you: nothing is left to pay for order {number}.',
  },
  CANCELLED: {
    title: /*i18n*/ 'This order was called off',
    text: /*i18n*/ 'Nothing is to be paid for order {number} any more.',
  },
  EXPIRED: {
    title: /*i18n*/ 'The time to pay by this link is over',
    text: /*i18n*/ 'Please ask the store for another link to pay order {number}. If you have paid already, there is nothing to do.',
  },
};

/** What a payment link opens: what is to be paid, and how; nothing of whose order it is. */
export function PaymentLinkPage() {
  const { i18n } = useLingui();
  const { token = '' } = useParams();
  const { data, loading, error, refetch } = usePaymentLinkPageQuery({
    variables: { token },
    fetchPolicy: 'network-only',
  });
  const link = data?.paymentLink;
  if (error) return <ErrorState error={error} retry={refetch} />;
  if (loading && !link) return <ScreenSpinner />;
  if (link?.order) return <Payable order={link.order} token={token} />;
  if (link) return <LinkOver state={link.state} number={link.orderNumber} />;
  return (
    <ScreenNotice
      title={i18n.t('This link does not work')}
      text={i18n.t('Please open it as it stands in the message, or ask the store for another.')}
    />
  );
}

function Payable({ order, token }: { order: PaymentLink_OrderFragment; token: string }) {
  const { i18n } = useLingui();
  const { name } = useStore();
  const { number } = order;
  useEffect(() => keepPayToken(number, token), [number, token]);
  return (
    <Container sx={{ pt: { xs: 4, md: 7 }, pb: { xs: 8, md: 14 } }}>
      <PageTitle title={i18n.t('Pay order {number}', { number })}>{i18n.t('Pay an order')}</PageTitle>
      <Typography sx={{ mt: 1.5, mb: { xs: 4, md: 6 } }}>
        {i18n.t('Order {number} at {name}', { number, name })}
      </Typography>
      <SummaryColumns rowGap={4}>
        <WaysToPay order={order} token={token} />
        <PayableSummary order={order} />
      </SummaryColumns>
    </Container>
  );
}

/** Why a payment link pays nothing any more. */
function LinkOver({ state, number }: { state: PaymentLinkState; number: string }) {
  const { i18n } = useLingui();
  const { title, text } = TEXTS[state === 'OPEN' ? 'EXPIRED' : state];
  return <ScreenNotice title={i18n.t(title)} text={i18n.t(text, { number })} />;
}
