import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { shortDay } from '../ui/formatDayInBothCalendars.ts';
import { type Period, periodBefore } from './chosenPeriod.ts';

type Days = Pick<Period, 'from' | 'to'>;

/** Shows the period and the previous period it is compared with. */
export function PeriodText({ period }: { period: Days }) {
  const { i18n } = useLingui();
  const day = (text: string) => shortDay(i18n.locale, text);
  const run = ({ from, to }: Days) => (from === to ? day(from) : `${day(from)} – ${day(to)}`);

  return (
    <Typography variant="body2" color="textSecondary">
      {i18n.t('{days}, compared with {before}', { days: run(period), before: run(periodBefore(period)) })}
    </Typography>
  );
}
