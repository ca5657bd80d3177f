import { useLingui } from '@lingui/react';
import { Box, Button, Link, Skeleton, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatNpr } from '#domain/pricing/money.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { adminPaths } from '../../adminPaths.ts';
import { Panel } from '../../ui/Panel.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import { couponMethodTexts, formatDiscount } from '../couponTexts.ts';
import { describeInapplicableReason } from './inapplicableReason.ts';
import type { SimulateCouponsQuery } from './SimulateCoupons.generated.ts';
import type { SimulatedCart } from './simulatedCart.ts';

type Simulation = SimulateCouponsQuery['simulateCoupons'];
type SimulatedCoupon = Simulation['coupons'][number];

export interface SimulatedCouponsProps {
  cart: SimulatedCart;
  simulation: Simulation | undefined;
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
  onChange: (cart: SimulatedCart) => void;
}

/** Lists the result of each coupon for the cart, applicable ones first. */
export function SimulatedCoupons({
  cart,
  simulation,
  isLoading,
  error,
  retry,
  onChange,
}: SimulatedCouponsProps) {
  const { i18n } = useLingui();
  const applicableCount = simulation?.coupons.filter(({ applies }) => applies).length ?? 0;
  return (
    <Panel
      title={i18n.t('Coupons')}
      action={
        cart.coupon && (
          <Button onClick={() => onChange({ ...cart, coupon: null })}>{i18n.t('Test all coupons')}</Button>
        )
      }
    >
      {error ? (
        <ErrorState error={error} retry={retry} />
      ) : (
        <Stack sx={{ gap: 1 }} aria-busy={isLoading}>
          {simulation ? (
            <Typography role="status" color="textSecondary">
              {i18n.t('{count} of {all, plural, one {# coupon applies} other {# coupons apply}}', {
                count: applicableCount,
                all: simulation.coupons.length,
              })}
            </Typography>
          ) : (
            <Skeleton aria-hidden height={240} />
          )}
          {simulation?.coupons.length === 0 && (
            <EmptyState
              title={i18n.t('No coupons yet')}
              text={i18n.t('Create a coupon for a percentage off, a fixed amount off or free shipping.')}
            />
          )}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {simulation?.coupons.map((simulatedCoupon) => (
              <SimulatedCouponRow
                key={simulatedCoupon.coupon.id}
                simulated={simulatedCoupon}
                simulation={simulation}
                isAppliedAutomatically={simulatedCoupon.coupon.id === simulation.automatic?.id}
              />
            ))}
          </Box>
        </Stack>
      )}
    </Panel>
  );
}

function SimulatedCouponRow({
  simulated,
  simulation,
  isAppliedAutomatically,
}: {
  simulated: SimulatedCoupon;
  simulation: Simulation;
  isAppliedAutomatically: boolean;
}) {
  const { i18n } = useLingui();
  const { coupon, applies, discount, shippingDiscount, problem } = simulated;
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, alignItems: 'baseline' }}>
        <Box sx={{ minWidth: 0 }}>
          <Link component={RouterLink} to={adminPaths.coupon(String(coupon.id))}>
            {coupon.code}
          </Link>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[
              coupon.name,
              formatDiscount(i18n, coupon),
              coupon.isAutomatic && i18n.t(couponMethodTexts.BY_ITSELF),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
        </Box>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', fontWeight: 500 }}>
          {applies ? `−${formatNpr(discount + shippingDiscount, i18n.locale)}` : '–'}
        </Typography>
      </Stack>
      {applies ? (
        <StatusDot tone="good">
          {isAppliedAutomatically ? i18n.t('Applies automatically') : i18n.t('Applies')}
        </StatusDot>
      ) : (
        <Typography variant="body2">{problem && describeInapplicableReason(i18n, problem)}</Typography>
      )}
      {discount > 0 && simulation.lines.length > 1 && (
        <DiscountShares simulated={simulated} simulation={simulation} />
      )}
    </Box>
  );
}

/** Shows the discount per line. */
function DiscountShares({ simulated, simulation }: { simulated: SimulatedCoupon; simulation: Simulation }) {
  const { i18n } = useLingui();
  return (
    <Box
      component="ul"
      sx={{ m: 0, mt: 0.5, pl: 2, listStyle: 'none' }}
      aria-label={i18n.t('Discount per line')}
    >
      {simulation.lines.map(({ index, product, variant }, lineIndex) => {
        const lineDiscount = simulated.lines[lineIndex] ?? 0;
        return (
          <Stack key={index} component="li" direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
            <Typography variant="body2" color="textSecondary" noWrap>
              {[product.name, variant.size].filter(Boolean).join(' · ')}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {lineDiscount > 0 ? `−${formatNpr(lineDiscount, i18n.locale)}` : i18n.t('not eligible')}
            </Typography>
          </Stack>
        );
      })}
    </Box>
  );
}
