import LockClock from 'icon:outline-lock-clock';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatTimeOfDay } from '#web/locale/formatTime.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { HeldPriceFragment } from './HeldCart.generated.ts';
import type { QuotedCart } from './useQuotedCart.ts';

const UPDATE_INTERVAL_MS = 5_000;

const LAST_MINUTES = 5;

/** Price hold with its metal rates and end time. Space is reserved for it while it loads. */
export function PriceHold({ priceHold, endReason }: Pick<QuotedCart, 'priceHold' | 'endReason'>) {
  if (priceHold === null) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', minHeight: { xs: 44, sm: 22 } }}>
      {priceHold && <PriceHoldText key={priceHold.expiresAt} priceHold={priceHold} endReason={endReason} />}
    </Stack>
  );
}

function PriceHoldText({
  priceHold,
  endReason,
}: {
  priceHold: HeldPriceFragment;
  endReason: QuotedCart['endReason'];
}) {
  const { i18n } = useLingui();
  const minutes = useMinutesLeft(priceHold.expiresAt);
  const isEnding = minutes > 0 && minutes <= LAST_MINUTES;
  return (
    <>
      <LockClock aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ fontVariantNumeric: 'tabular-nums', textWrap: 'pretty' }}
      >
        {endReason && `${i18n.t(END_REASON_TEXTS[endReason])} `}
        {formatPriceHold(i18n, priceHold)}
        {isEnding &&
          ` · ${i18n.t('{minutes, plural, one {# minute left} other {# minutes left}}', { minutes })}`}
      </Typography>
      <VisuallyHidden role="status">
        {isEnding && i18n.t('Your price hold ends in five minutes or less.')}
      </VisuallyHidden>
    </>
  );
}

const END_REASON_TEXTS = {
  EXPIRED: /*i18n*/ 'Your price hold has ended.',
  RATE_CHANGED: /*i18n*/ 'Your price hold has ended because the metal rate moved too far.',
} as const;

function formatPriceHold(i18n: I18n, { rates, expiresAt }: HeldPriceFragment): string {
  const time = formatTimeOfDay(expiresAt, i18n.locale);
  const formatAmount = (perTola: number) => formatNpr(perTola, i18n.locale);
  const [firstRate, secondRate, ...otherRates] = rates;
  if (firstRate && !secondRate)
    return i18n.t('Price held until {time} at {rate} per tola', {
      rate: formatAmount(firstRate.perTola),
      time,
    });
  const goldRate = rates.find(({ metal }) => metal === 'GOLD');
  const silverRate = rates.find(({ metal }) => metal === 'SILVER');
  if (goldRate && silverRate && otherRates.length === 0)
    return i18n.t('Price held until {time}: gold {gold}, silver {silver} per tola', {
      gold: formatAmount(goldRate.perTola),
      silver: formatAmount(silverRate.perTola),
      time,
    });
  return i18n.t('Price held until {time}', { time });
}

/** Returns the minutes until the end time, rounded up; 0 after it has passed. */
function useMinutesLeft(endTime: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), UPDATE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(endTime) - now) / 60_000));
}
