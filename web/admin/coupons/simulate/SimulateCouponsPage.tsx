import { useLingui } from '@lingui/react';
import { Box, Stack } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSimulateCouponsQuery } from './SimulateCoupons.generated.ts';
import { TriedCoupons } from './TriedCoupons.tsx';
import { TryBuyer } from './TryBuyer.tsx';
import { TryPieces } from './TryPieces.tsx';
import { readTryCart, type TryCart, toQuery, toTryInput } from './tryCart.ts';

/** A cart, for whom and when, and what each coupon makes of it. All of it stands in the address. */
export function SimulateCouponsPage() {
  const { i18n } = useLingui();
  const [query, setQuery] = useSearchParams();
  const cart = readTryCart(query);
  const change = (next: TryCart) => setQuery(toQuery(next), { replace: true });
  const isEmpty = cart.lines.length === 0;
  const { data, previousData, error, loading, refetch } = useSimulateCouponsQuery({
    variables: { input: toTryInput(cart) },
    skip: isEmpty,
    fetchPolicy: 'network-only',
  });
  const trial = isEmpty ? undefined : (data ?? previousData)?.simulateCoupons;

  return (
    <AdminPage
      title={i18n.t('Try out coupons')}
      subtitle={i18n.t('At the prices of now. Nothing is ordered, and nothing is used.')}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
        }}
      >
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <TryPieces cart={cart} trial={trial} onChange={change} />
          <TryBuyer cart={cart} onChange={change} />
        </Stack>
        {isEmpty ? (
          <Panel title={i18n.t('Coupons')}>
            <EmptyState
              title={i18n.t('No pieces yet')}
              text={i18n.t('Add a piece to see which coupons fit it.')}
            />
          </Panel>
        ) : (
          <TriedCoupons
            cart={cart}
            trial={trial}
            isLoading={loading}
            error={error}
            retry={() => void refetch()}
            onChange={change}
          />
        )}
      </Box>
    </AdminPage>
  );
}
