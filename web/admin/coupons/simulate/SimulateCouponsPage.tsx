import { useLingui } from '@lingui/react';
import { Box, Stack } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useSimulateCouponsQuery } from './SimulateCoupons.generated.ts';
import { SimulatedCoupons } from './SimulatedCoupons.tsx';
import { SimulatedCustomer } from './SimulatedCustomer.tsx';
import { SimulatedLines } from './SimulatedLines.tsx';
import { parseSimulatedCart, type SimulatedCart, toQuery, toSimulationInput } from './simulatedCart.ts';

/** Simulates coupons for a cart, customer and time. The URL contains all inputs. */
export function SimulateCouponsPage() {
  const { i18n } = useLingui();
  const [query, setQuery] = useSearchParams();
  const cart = parseSimulatedCart(query);
  const updateCart = (newCart: SimulatedCart) => setQuery(toQuery(newCart), { replace: true });
  const isEmpty = cart.lines.length === 0;
  const { data, previousData, error, loading, refetch } = useSimulateCouponsQuery({
    variables: { input: toSimulationInput(cart) },
    skip: isEmpty,
    fetchPolicy: 'network-only',
  });
  const simulation = isEmpty ? undefined : (data ?? previousData)?.simulateCoupons;

  return (
    <AdminPage
      title={i18n.t('Test coupons')}
      subtitle={i18n.t('Uses current prices. No order is placed and no coupon is used.')}
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
          <SimulatedLines cart={cart} simulation={simulation} onChange={updateCart} />
          <SimulatedCustomer cart={cart} onChange={updateCart} />
        </Stack>
        {isEmpty ? (
          <Panel title={i18n.t('Coupons')}>
            <EmptyState
              title={i18n.t('No products yet')}
              text={i18n.t('Add a product to see which coupons apply.')}
            />
          </Panel>
        ) : (
          <SimulatedCoupons
            cart={cart}
            simulation={simulation}
            isLoading={loading}
            error={error}
            retry={() => void refetch()}
            onChange={updateCart}
          />
        )}
      </Box>
    </AdminPage>
  );
}
