import type { I18n } from '@lingui/core';
import { withFiguresOf } from '#domain/numbers.ts';
import type { Hours } from './openingHours.ts';

const DAYS: Record<string, string> = {
  sun: /*i18n*/ 'Sunday',
  mon: /*i18n*/ 'Monday',
  tue: /*i18n*/ 'Tuesday',
  wed: /*i18n*/ 'Wednesday',
  thu: /*i18n*/ 'Thursday',
  fri: /*i18n*/ 'Friday',
  sat: /*i18n*/ 'Saturday',
};

/** `Mon-Sat 10:00 AM-8:00 PM`. The store writes its hours in English; another language gets its own words for them. */
export function hoursLine(i18n: I18n, { days, opens, closes }: Hours): string {
  const said = i18n.locale === 'en' ? days : days.replace(/[a-z]+/gi, (day) => dayIn(i18n, day));
  return i18n.t('{days} {opens}-{closes}', {
    days: said,
    opens: timeIn(i18n, opens),
    closes: timeIn(i18n, closes),
  });
}

function dayIn(i18n: I18n, day: string): string {
  const name = DAYS[day.slice(0, 3).toLowerCase()];
  return name ? i18n.t(name) : day;
}

function timeIn(i18n: I18n, time: string): string {
  if (time.endsWith(' AM'))
    return i18n.t('{time} AM', { time: withFiguresOf(time.slice(0, -3), i18n.locale) });
  if (time.endsWith(' PM'))
    return i18n.t('{time} PM', { time: withFiguresOf(time.slice(0, -3), i18n.locale) });
  return withFiguresOf(time, i18n.locale);
}
