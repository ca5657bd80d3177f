import { useLingui } from '@lingui/react';
import { Box, Container, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatDay, formatTimeOfDay } from '#web/locale/formatTime.ts';
import { useFreeShippingText } from '../useFreeShippingText.ts';
import { useMetalRatesQuery } from './MetalRates.generated.ts';

const HEIGHT = 36;

/** Today's metal rates and the threshold for free shipping. */
export function RateStrip() {
  const { i18n } = useLingui();
  const freeShippingText = useFreeShippingText();
  const { data } = useMetalRatesQuery();
  const goldRate = data?.metalRates.find(({ metal }) => metal === 'GOLD');
  const silverRate = data?.metalRates.find(({ metal }) => metal === 'SILVER');

  return (
    <Box
      component="aside"
      aria-label={i18n.t('Today’s metal rates')}
      sx={{ height: HEIGHT, bgcolor: 'background.tile', color: 'text.secondary', overflow: 'hidden' }}
    >
      <Container
        sx={{
          height: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 3,
          justifyContent: { xs: 'center', md: 'start' },
        }}
      >
        {goldRate && (
          <Rate
            text={i18n.t('Fine gold {price} / tola', { price: formatNpr(goldRate.perTola, i18n.locale) })}
            suffix={` · ${i18n.t('updated {time}', { time: formatRateTime(goldRate.effectiveFrom, new Date(), i18n.locale) })}`}
          />
        )}
        {silverRate && (
          <Rate
            text={i18n.t('Silver {price}', { price: formatNpr(silverRate.perTola, i18n.locale) })}
            suffix={` ${i18n.t('/ tola')}`}
          />
        )}
        <Typography variant="caption" sx={{ ml: 'auto', display: { xs: 'none', md: 'block' } }}>
          {freeShippingText}
        </Typography>
      </Container>
    </Box>
  );
}

/** `suffix` is hidden on phones, which have no room for it. */
function Rate({ text, suffix }: { text: string; suffix: string }) {
  return (
    <Typography variant="caption" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {text}
      {/* If the browser's date differs, the server's text is kept. */}
      <Box component="span" suppressHydrationWarning sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {suffix}
      </Box>
    </Typography>
  );
}

/** Returns the Kathmandu time at which a rate took effect, or the date if that was on an earlier day. */
function formatRateTime(effectiveFrom: string, now: Date, locale: string): string {
  const effectiveDate = new Date(effectiveFrom);
  const day = formatDay(effectiveDate, locale);
  return day === formatDay(now, locale) ? formatTimeOfDay(effectiveDate, locale) : day;
}
