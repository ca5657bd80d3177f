import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { formatShortDay } from '../ui/formatDayInBothCalendars.ts';
import { getPreviousPeriod, type Period } from './chosenPeriod.ts';

type Days = Pick<Period, 'from' | 'to'>;

/** Shows the period and the previous period it is compared with. */
export function PeriodText({ period }: { period: Days }) {
  const { i18n } = useLingui();
  const formatDay = (text: string) => formatShortDay(i18n.locale, text);
  const formatDays = ({ from, to }: Days) =>
    from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;

  return (
    <Typography variant="body2" color="textSecondary">
      {i18n.t('{days}, compared with {before}', {
        days: formatDays(period),
        before: formatDays(getPreviousPeriod(period)),
      })}
    </Typography>
  );
}
