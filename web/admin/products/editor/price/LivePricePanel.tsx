import { useLingui } from '@lingui/react';
import { Box, Skeleton, Typography } from '@mui/material';
import { calculatePriceWithTax, showsPricesWithTax } from '#domain/pricing/calculatePriceWithTax.ts';
import { calculateMargin } from '#domain/pricing/margin.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPlainNumber } from '#domain/text/numbers.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { formatWithSign } from '#web/admin/ui/quantities.tsx';
import { PriceBreakdownTable } from '#web/labels/PriceBreakdownTable.tsx';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { Price } from '#web/ui/Price.tsx';
import type { LivePrice } from './computeLivePrice.ts';

interface LivePricePanelProps {
  live: LivePrice;
  /** Saved price of the product, in NPR. */
  savedPrice: number | null;
  /** Typed cost of one item, in NPR; null if unknown. */
  cost: number | null;
}

/** Shows the price breakdown for the typed values, next to the price that shoppers see. */
export function LivePricePanel({ live, savedPrice, cost }: LivePricePanelProps) {
  const { i18n } = useLingui();
  const store = useStoreSettings();
  const { price, breakdown, hasNoRate, isLoadingRates } = live;
  const difference = price !== null && savedPrice ? price - savedPrice : 0;
  const margin = calculateMargin(price, cost);
  return (
    <Panel title={i18n.t('Price at today’s rate')}>
      <Box aria-live="polite" aria-atomic>
        {isLoadingRates ? (
          <Skeleton aria-hidden width={140} height={32} />
        ) : price === null ? (
          <Typography color="textSecondary">
            {hasNoRate
              ? i18n.t('This metal has no rate yet. Publish a rate or enter a fixed price.')
              : i18n.t('Enter the metal, purity, weight and making charge to see the price.')}
          </Typography>
        ) : (
          <Price npr={price} variant="h5" component="p" data-testid="live-price" />
        )}
        {price !== null && !isLoadingRates && showsPricesWithTax(store) && (
          <Typography variant="body2" color="textSecondary">
            {i18n.t('{price} with tax, as shown in the shop', {
              price: formatNpr(calculatePriceWithTax(price, store), i18n.locale),
            })}
          </Typography>
        )}
        {difference !== 0 && savedPrice !== null && (
          <Typography variant="body2" color="textSecondary">
            {i18n.t('Saved price: {saved} ({difference} with this change)', {
              saved: formatNpr(savedPrice, i18n.locale),
              difference: formatWithSign(difference, formatNpr(Math.abs(difference), i18n.locale)),
            })}
          </Typography>
        )}
        {margin && (
          <Typography variant="body2" color={margin.amount < 0 ? 'error' : 'textSecondary'}>
            {margin.amount < 0
              ? i18n.t('{amount} below cost', { amount: formatNpr(-margin.amount, i18n.locale) })
              : i18n.t('{amount} above cost, {percent}% of the price', {
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
