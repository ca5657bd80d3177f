import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import type { Attempt_AttemptFragment as Attempt } from '#web/admin/order/Order.generated.ts';
import { exactNpr } from '#web/admin/ui/exactNpr.ts';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { isRecord } from '#web/admin/ui/isRecord.ts';
import { attemptTexts } from './attemptTexts.ts';

/** What was heard of an attempt, one below the other, behind a word that opens it. */
export function AttemptEvents({ events }: Pick<Attempt, 'events'>) {
  const { i18n } = useLingui();
  return (
    <Box component="details" sx={{ mt: 0.5, fontSize: '0.75rem', color: 'text.secondary' }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 0.5, '@media (pointer: coarse)': { py: 1.5 } }}>
        {i18n.t('What was heard of it ({count, number})', { count: events.length })}
      </Box>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
        {events.map(({ id, kind, source, by, at, said }) => (
          <li key={id}>
            <Typography variant="caption" component="div" color="textPrimary">
              {i18n.t(attemptTexts.kind[kind])}
            </Typography>
            <Typography variant="caption" component="div" sx={{ overflowWrap: 'anywhere' }}>
              <Instant at={at} /> · {by ?? i18n.t(attemptTexts.source[source])}
              {saidText(said, i18n.locale) && ` · ${saidText(said, i18n.locale)}`}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** What was said in an event, as far as a person reads it: the provider's own word, an amount, a note. */
function saidText(said: unknown, locale: string): string {
  if (!isRecord(said)) return '';
  const { word, amount, amountPaisa, problem, note, compensationReason } = said;
  const npr =
    typeof amount === 'number' ? amount : typeof amountPaisa === 'number' ? amountPaisa / 100 : null;
  const texts = [word, problem, note, compensationReason].filter(
    (text): text is string => typeof text === 'string' && text !== '',
  );
  return [...texts, ...(npr === null ? [] : [exactNpr(npr, locale)])].join(' · ');
}
