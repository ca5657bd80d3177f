import { useLingui } from '@lingui/react';
import { Box, Button, Link, Skeleton, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatNpr } from '#domain/pricing/money.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { adminPaths } from '../../adminPaths.ts';
import { Panel } from '../../ui/Panel.tsx';
import { StatusDot } from '../../ui/StatusDot.tsx';
import { appliesTexts, discountText } from '../couponTexts.ts';
import type { SimulateCouponsQuery } from './SimulateCoupons.generated.ts';
import type { TryCart } from './tryCart.ts';
import { whyNot } from './whyNot.ts';

type Trial = SimulateCouponsQuery['simulateCoupons'];
type Tried = Trial['coupons'][number];

export interface TriedCouponsProps {
  cart: TryCart;
  trial: Trial | undefined;
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
  onChange: (cart: TryCart) => void;
}

/** What each coupon makes of the cart: those that apply first. */
export function TriedCoupons({ cart, trial, isLoading, error, retry, onChange }: TriedCouponsProps) {
  const { i18n } = useLingui();
  const applying = trial?.coupons.filter(({ applies }) => applies).length ?? 0;
  return (
    <Panel
      title={i18n.t('Coupons')}
      action={
        cart.coupon && (
          <Button onClick={() => onChange({ ...cart, coupon: null })}>{i18n.t('Try all coupons')}</Button>
        )
      }
    >
      {error ? (
        <ErrorState error={error} retry={retry} />
      ) : (
        <Stack sx={{ gap: 1 }} aria-busy={isLoading}>
          {trial ? (
            <Typography role="status" color="textSecondary">
              {i18n.t('{count} of {all, plural, one {# coupon applies} other {# coupons apply}}', {
                count: applying,
                all: trial.coupons.length,
              })}
            </Typography>
          ) : (
            <Skeleton aria-hidden height={240} />
          )}
          {trial?.coupons.length === 0 && (
            <EmptyState
              title={i18n.t('No coupons yet')}
              text={i18n.t(
                'Create a coupon to give a percentage, a fixed amount or the shipping off an order.',
              )}
            />
          )}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {trial?.coupons.map((tried) => (
              <TriedRow
                key={tried.coupon.id}
                tried={tried}
                trial={trial}
                isGiven={tried.coupon.id === trial.automatic?.id}
              />
            ))}
          </Box>
        </Stack>
      )}
    </Panel>
  );
}

function TriedRow({ tried, trial, isGiven }: { tried: Tried; trial: Trial; isGiven: boolean }) {
  const { i18n } = useLingui();
  const { coupon, applies, discount, shippingDiscount, problem } = tried;
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, alignItems: 'baseline' }}>
        <Box sx={{ minWidth: 0 }}>
          <Link component={RouterLink} to={adminPaths.coupon(String(coupon.id))}>
            {coupon.code}
          </Link>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[coupon.name, discountText(i18n, coupon), coupon.isAutomatic && i18n.t(appliesTexts.BY_ITSELF)]
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
          {isGiven ? i18n.t('Applies, and is given by itself') : i18n.t('Applies')}
        </StatusDot>
      ) : (
        <Typography variant="body2">{problem && whyNot(i18n, problem)}</Typography>
      )}
      {discount > 0 && trial.lines.length > 1 && <Shares tried={tried} trial={trial} />}
    </Box>
  );
}

/** What it takes off each line. */
function Shares({ tried, trial }: { tried: Tried; trial: Trial }) {
  const { i18n } = useLingui();
  return (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2, listStyle: 'none' }} aria-label={i18n.t('For each line')}>
      {trial.lines.map(({ index, product, variant }, place) => {
        const share = tried.lines[place] ?? 0;
        return (
          <Stack key={index} component="li" direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
            <Typography variant="body2" color="textSecondary" noWrap>
              {[product.name, variant.size].filter(Boolean).join(' · ')}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {share > 0 ? `−${formatNpr(share, i18n.locale)}` : i18n.t('not counted')}
            </Typography>
          </Stack>
        );
      })}
    </Box>
  );
}
