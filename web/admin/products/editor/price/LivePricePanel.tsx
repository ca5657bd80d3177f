import { useLingui } from '@lingui/react';
import { Box, Skeleton, Typography } from '@mui/material';
import { marginOf } from '#domain/pricing/margin.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { priceWithTax, showsPricesWithTax } from '#domain/pricing/priceWithTax.ts';
import { formatPlainNumber } from '#domain/text/numbers.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { signed } from '#web/admin/ui/quantities.tsx';
import { PriceBreakdownTable } from '#web/labels/PriceBreakdownTable.tsx';
import { useStore } from '#web/store/StoreSettingsProvider.tsx';
import { Price } from '#web/ui/Price.tsx';
import type { LivePrice } from './livePrice.ts';

interface LivePricePanelProps {
  live: LivePrice;
  /** What the piece costs as it is saved, NPR. */
  saved: number | null;
  /** What one has cost as it is typed, NPR; null where it is not known. */
  cost: number | null;
}

/** The price as it is typed, line by line, beside the one that shoppers see. */
export function LivePricePanel({ live, saved, cost }: LivePricePanelProps) {
  const { i18n } = useLingui();
  const store = useStore();
  const { price, breakdown, hasNoRate, isWaiting } = live;
  const difference = price !== null && saved ? price - saved : 0;
  const margin = marginOf(price, cost);
  return (
    <Panel title={i18n.t('Price at today’s rate')}>
      <Box aria-live="polite" aria-atomic>
        {isWaiting ? (
          <Skeleton aria-hidden width={140} height={32} />
        ) : price === null ? (
          <Typography color="textSecondary">
            {hasNoRate
              ? i18n.t('This metal has no rate yet. Publish one, or give a fixed price.')
              : i18n.t('Enter the metal, purity, weight and making charge to see the price.')}
          </Typography>
        ) : (
          <Price npr={price} variant="h5" component="p" data-testid="live-price" />
        )}
        {price !== null && !isWaiting && showsPricesWithTax(store) && (
          <Typography variant="body2" color="textSecondary">
            {i18n.t('{price} with tax, as the shop shows it', {
              price: formatNpr(priceWithTax(price, store), i18n.locale),
            })}
          </Typography>
        )}
        {difference !== 0 && saved !== null && (
          <Typography variant="body2" color="textSecondary">
            {i18n.t('{saved} as saved, {difference} by this change', {
              saved: formatNpr(saved, i18n.locale),
              difference: signed(difference, formatNpr(Math.abs(difference), i18n.locale)),
            })}
          </Typography>
        )}
        {margin && (
          <Typography variant="body2" color={margin.amount < 0 ? 'error' : 'textSecondary'}>
            {margin.amount < 0
              ? i18n.t('{amount} below cost', { amount: formatNpr(-margin.amount, i18n.locale) })
              : i18n.t('{amount} above cost, {percent} % of the price', {
                  amount: formatNpr(margin.amount, i18n.locale),
                  percent: formatPlainNumber(margin.percent, i18n.locale),
                })}
          </Typography>
        )}
      </Box>
      {breakdown && (
        <Box sx={{ mt: 1.5 }}>
          <PriceBreakdownTable breakdown={breakdown} />
        </Box>
      )}
    </Panel>
  );
}
