import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import type { Attempt_AttemptFragment as Attempt } from '#web/admin/order/Order.generated.ts';
import { formatExactNpr } from '#web/admin/ui/exactNpr.ts';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { isRecord } from '#web/admin/ui/isRecord.ts';
import { attemptTexts } from './attemptTexts.ts';

/** Expandable list of an attempt's events. */
export function AttemptEvents({ events }: Pick<Attempt, 'events'>) {
  const { i18n } = useLingui();
  return (
    <Box component="details" sx={{ mt: 0.5, fontSize: '0.75rem', color: 'text.secondary' }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 0.5, '@media (pointer: coarse)': { py: 1.5 } }}>
        {i18n.t('Events ({count, number})', { count: events.length })}
      </Box>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
        {events.map(({ id, kind, source, by, at, said: data }) => (
          <li key={id}>
            <Typography variant="caption" component="div" color="textPrimary">
              {i18n.t(attemptTexts.kind[kind])}
            </Typography>
            <Typography variant="caption" component="div" sx={{ overflowWrap: 'anywhere' }}>
              <Instant at={at} /> · {by ?? i18n.t(attemptTexts.source[source])}
              {describeEvent(data, i18n.locale) && ` · ${describeEvent(data, i18n.locale)}`}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Returns the readable content of an event: the provider's status, an amount, a note. */
function describeEvent(data: unknown, locale: string): string {
  if (!isRecord(data)) return '';
  const { word, amount, amountPaisa, problem, note, compensationReason } = data;
  const npr =
    typeof amount === 'number' ? amount : typeof amountPaisa === 'number' ? amountPaisa / 100 : null;
  const texts = [word, problem, note, compensationReason].filter(
    (text): text is string => typeof text === 'string' && text !== '',
  );
  return [...texts, ...(npr === null ? [] : [formatExactNpr(npr, locale)])].join(' · ');
}
