import { formatPlainNumber, localiseDigits } from '#domain/text/numbers.ts';
import { toBikramSambat } from './bikramSambat.ts';
import { toWallClock } from './kathmandu.ts';

// Chromium's Intl does not support Nepali, so the words are defined here.
const WEEKDAYS = 'आइत सोम मङ्गल बुध बिही शुक्र शनि'.split(' ');
const BS_MONTHS = 'वैशाख जेठ असार साउन भदौ असोज कात्तिक मङ्सिर पुस माघ फागुन चैत'.split(' ');
const AD_MONTHS = 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'.split(' ');
const ENGLISH_WEEKDAYS = 'sun mon tue wed thu fri sat'.split(' ');

/** Opening hours as staff enter them in English: `Mon-Sat`, `10:00 AM`. */
export interface OpeningHoursText {
  days: string;
  opens: string;
  closes: string;
}

interface Day {
  year: string;
  month: string;
  day: string;
}

export type NepaliTime = typeof nepaliTime;

/**
 * Formats Kathmandu days and hours in Nepali: in Bikram Sambat, with the Gregorian date in brackets if there is room.
 */
export const nepaliTime = {
  /** `६ मङ्सिर २०८३ (२२ नोभेम्बर २०२६)` */
  formatDateInBothCalendars(instant: Date): string {
    const [bsDay, adDay] = [toBsDay(instant), toAdDay(instant)];
    return bsDay ? `${formatDay(bsDay)} (${formatDay(adDay)})` : formatDay(adDay);
  },

  /**
   * `६ मङ्सिर २०८३, दिउँसो ३:०५ (२२ नोभेम्बर २०२६)`. The Gregorian date comes last, so a narrow column cuts off only
   * the repetition.
   */
  formatInstantInBothCalendars(formatInstantInBothCalendars: Date): string {
    const [bsDay, adDay] = [toBsDay(formatInstantInBothCalendars), toAdDay(formatInstantInBothCalendars)];
    const time = formatTimeOfDay(formatInstantInBothCalendars);
    return bsDay ? `${formatDay(bsDay)}, ${time} (${formatDay(adDay)})` : `${formatDay(adDay)}, ${time}`;
  },

  /** `आइत ६ – मङ्गल ८ मङ्सिर (२२ – २४ नोभेम्बर)` */
  formatDaySpan(from: Date, to: Date): string {
    const [first, last] = [toBsDay(from), toBsDay(to)];
    const adRange = formatRange(toAdDay(from), toAdDay(to));
    if (!first || !last) return adRange;
    return `${formatRange(addWeekday(first, from), addWeekday(last, to))} (${adRange})`;
  },

  /** `६ मङ्सिर` */
  formatDayAndMonth(instant: Date): string {
    const { day, month } = toBsDay(instant) ?? toAdDay(instant);
    return `${day} ${month}`;
  },

  /** `सोमबार-शनिबार, बिहान १०:०० - बेलुका ८:००` */
  formatHours({ days, opens, closes }: OpeningHoursText): string {
    const dayNames = days.replace(/[a-z]+/gi, translateWeekday);
    return `${dayNames}, ${translateTime(opens)} - ${translateTime(closes)}`;
  },

  /** `बिहान १०:४५` */
  formatClock: formatTimeOfDay,
};

/** Translates a weekday such as `Monday` or `Mon`. */
function translateWeekday(text: string): string {
  const index = ENGLISH_WEEKDAYS.indexOf(text.slice(0, 3).toLowerCase());
  return index < 0 ? text : `${WEEKDAYS[index]}बार`;
}

/** Translates `10:00 AM` to `बिहान १०:००`. */
function translateTime(text: string): string {
  const [clock = '', meridiem = ''] = text.split(' ');
  if (meridiem !== 'AM' && meridiem !== 'PM') return localiseDigits(text, 'ne');
  const hour = (Number(clock.split(':')[0]) % 12) + (meridiem === 'PM' ? 12 : 0);
  return `${getPartOfDay(hour)} ${localiseDigits(clock, 'ne')}`;
}

function toBsDay(instant: Date): Day | null {
  const bsDate = toBikramSambat(instant);
  return (
    bsDate && {
      year: formatPlainNumber(bsDate.year, 'ne'),
      month: BS_MONTHS[bsDate.month - 1] ?? '',
      day: formatPlainNumber(bsDate.day, 'ne'),
    }
  );
}

function toAdDay(instant: Date): Day {
  const localTime = toWallClock(instant);
  return {
    year: formatPlainNumber(localTime.getUTCFullYear(), 'ne'),
    month: AD_MONTHS[localTime.getUTCMonth()] ?? '',
    day: formatPlainNumber(localTime.getUTCDate(), 'ne'),
  };
}

function addWeekday(day: Day, instant: Date): Day {
  return { ...day, day: `${WEEKDAYS[toWallClock(instant).getUTCDay()]} ${day.day}` };
}

function formatDay({ day, month, year }: Day): string {
  return `${day} ${month} ${year}`;
}

function formatRange(first: Day, last: Day): string {
  const end = `${last.day} ${last.month}`;
  if (first.month !== last.month) return `${first.day} ${first.month} – ${end}`;
  return first.day === last.day ? end : `${first.day} – ${end}`;
}

/** `दिउँसो ३:०५`: the part of the day, then the time. */
function formatTimeOfDay(instant: Date): string {
  const { hour, minute } = toClock(instant);
  return `${getPartOfDay(hour)} ${formatPlainNumber(hour % 12 || 12, 'ne')}:${padTwoDigits(minute)}`;
}

function getPartOfDay(hour: number): string {
  if (hour < 4 || hour >= 21) return 'राति';
  if (hour < 12) return 'बिहान';
  if (hour < 17) return 'दिउँसो';
  return hour < 19 ? 'साँझ' : 'बेलुका';
}

function toClock(instant: Date): { hour: number; minute: number } {
  const localTime = toWallClock(instant);
  return { hour: localTime.getUTCHours(), minute: localTime.getUTCMinutes() };
}

function padTwoDigits(value: number): string {
  return localiseDigits(String(value).padStart(2, '0'), 'ne');
}
