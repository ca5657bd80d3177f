import { useLingui } from '@lingui/react';
import { Box, Skeleton, Stack } from '@mui/material';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { usePaymentMethodsQuery } from './PaymentMethods.generated.ts';
import { PaymentsHelp } from './PaymentsHelp.tsx';
import { ProviderCard } from './ProviderCard.tsx';

/** Lists the payment providers, their modes and keys. */
export function PaymentMethodsPage() {
  const { i18n } = useLingui();
  const { data, error, refetch } = usePaymentMethodsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage
      title={i18n.t('Payment methods')}
      subtitle={i18n.t('Wallets and banks where customers pay on the provider’s own page.')}
    >
      {!data &&
        (error ? <ErrorState error={error} retry={refetch} /> : <Skeleton aria-hidden height={640} />)}
      {data && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { lg: 'minmax(0, 760px) minmax(0, 400px)' },
          }}
        >
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            {data.paymentProviders.map((provider) => (
              <ProviderCard
                key={`${provider.method} ${provider.version}`}
                provider={provider}
                onSaved={() => void refetch()}
              />
            ))}
          </Stack>
          <PaymentsHelp />
        </Box>
      )}
    </AdminPage>
  );
}
