import LockClock from 'icon:outline-lock-clock';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatClock } from '#web/locale/formatTime.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { HeldPriceFragment } from './HeldCart.generated.ts';
import type { HeldCart } from './useHeldCart.ts';

const LOOK_EVERY = 5_000;

const LAST_MINUTES = 5;

/** Which price is held until when, in a place that is kept for it while nobody knows yet. */
export function HeldPrice({ held, ended }: Pick<HeldCart, 'held' | 'ended'>) {
  if (held === null) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', minHeight: { xs: 44, sm: 22 } }}>
      {held && <HeldUntil key={held.expiresAt} held={held} ended={ended} />}
    </Stack>
  );
}

function HeldUntil({ held, ended }: { held: HeldPriceFragment; ended: HeldCart['ended'] }) {
  const { i18n } = useLingui();
  const minutes = useMinutesLeft(held.expiresAt);
  const isLast = minutes > 0 && minutes <= LAST_MINUTES;
  return (
    <>
      <LockClock aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ fontVariantNumeric: 'tabular-nums', textWrap: 'pretty' }}
      >
        {ended && `${i18n.t(ENDED[ended])} `}
        {sayHeld(i18n, held)}
        {isLast &&
          ` · ${i18n.t('{minutes, plural, one {# minute left} other {# minutes left}}', { minutes })}`}
      </Typography>
      <VisuallyHidden role="status">
        {isLast && i18n.t('The price is held for no more than five minutes.')}
      </VisuallyHidden>
    </>
  );
}

const ENDED = {
  TIME_OVER: /*i18n*/ 'The time of the earlier price is over.',
  RATE_MOVED: /*i18n*/ 'The metal’s rate has moved far, so the earlier price has ended.',
} as const;

function sayHeld(i18n: I18n, { rates, expiresAt }: HeldPriceFragment): string {
  const time = formatClock(expiresAt, i18n.locale);
  const npr = (perTola: number) => formatNpr(perTola, i18n.locale);
  const [first, second, ...more] = rates;
  if (first && !second)
    return i18n.t('Price held at {rate} a tola until {time}', { rate: npr(first.perTola), time });
  const gold = rates.find(({ metal }) => metal === 'GOLD');
  const silver = rates.find(({ metal }) => metal === 'SILVER');
  if (gold && silver && more.length === 0)
    return i18n.t('Gold held at {gold}, silver at {silver} a tola until {time}', {
      gold: npr(gold.perTola),
      silver: npr(silver.perTola),
      time,
    });
  return i18n.t('Price held until {time}', { time });
}

/** Whole minutes until that moment, the one that has begun counted in; 0 once it has come. */
function useMinutesLeft(moment: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(moment) - now) / 60_000));
}
