import { beforeAll, describe, expect, test } from 'vitest';
import { nepaliTime } from '#domain/calendar/nepaliTime.ts';
import {
  formatDate,
  formatDay,
  formatDayRange,
  formatInstant,
  formatOpeningHours,
  formatTimeOfDay,
  registerNepaliFormats,
} from './formatTime.ts';

test('dates are in Nepal time', () => {
  expect(formatDate('2026-11-21T18:15:00Z', 'en')).toBe('22 November 2026');
});

test('times are in Nepal time', () => {
  expect(formatInstant('2026-11-21T18:20:00Z', 'en')).toBe('22 Nov 2026, 12:05 am');
});

test.each(Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, hour / 2, 28, hour, 5))))(
  'the date and time of %s match Intl',
  (instant) => {
    const formatWithIntl = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Asia/Kathmandu' }).format(instant);
    expect(formatDay(instant, 'en')).toBe(formatWithIntl({ day: 'numeric', month: 'short' }));
    expect(formatTimeOfDay(instant, 'en')).toBe(
      formatWithIntl({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }),
    );
  },
);

test.each([
  ['2026-11-22', '2026-11-24', 'Sun 22 – Tue 24 November'],
  ['2026-11-29', '2026-12-02', 'Sun 29 November – Wed 2 December'],
  ['2026-11-22', '2026-11-22', 'Sun 22 November'],
])('the delivery window from %s to %s is shown as %s', (from, to, text) => {
  expect(formatDayRange({ from: `${from}T06:15:00Z`, to: `${to}T06:15:00Z` }, 'en')).toBe(text);
});

describe('in Nepali', () => {
  beforeAll(() => registerNepaliFormats(nepaliTime));

  test('the Bikram Sambat date precedes the Gregorian date', () => {
    expect(formatDate('2026-11-21T18:15:00Z', 'ne')).toBe('६ मङ्सिर २०८३ (२२ नोभेम्बर २०२६)');
    expect(formatDay('2026-04-13T18:15:00Z', 'ne')).toBe('१ वैशाख');
  });

  test('a date beyond the published Bikram Sambat calendar is Gregorian', () => {
    expect(formatDate('2031-11-21T18:15:00Z', 'ne')).toBe('२२ नोभेम्बर २०३१');
  });

  test.each([
    ['2026-11-21T18:20:00Z', 'राति १२:०५'],
    ['2026-11-22T04:59:00Z', 'बिहान १०:४४'],
    ['2026-11-22T09:20:00Z', 'दिउँसो ३:०५'],
    ['2026-11-22T12:15:00Z', 'साँझ ६:००'],
    ['2026-11-22T14:15:00Z', 'बेलुका ८:००'],
  ])('the time of %s is shown as %s, with and without the date', (instant, text) => {
    expect(formatTimeOfDay(instant, 'ne')).toBe(text);
    expect(formatInstant(instant, 'ne')).toBe(`६ मङ्सिर २०८३, ${text} (२२ नोभेम्बर २०२६)`);
  });

  test.each([
    ['2026-11-22', '2026-11-24', 'आइत ६ – मङ्गल ८ मङ्सिर (२२ – २४ नोभेम्बर)'],
    ['2026-11-29', '2026-12-16', 'आइत १३ मङ्सिर – बुध १ पुस (२९ नोभेम्बर – १६ डिसेम्बर)'],
    ['2026-11-22', '2026-11-22', 'आइत ६ मङ्सिर (२२ नोभेम्बर)'],
  ])('the delivery window from %s to %s is shown as %s', (from, to, text) => {
    expect(formatDayRange({ from: `${from}T06:15:00Z`, to: `${to}T06:15:00Z` }, 'ne')).toBe(text);
  });

  test('opening hours stored in English are shown in Nepali', () => {
    const hours = { days: 'Mon-Sat', opens: '10:00 AM', closes: '8:00 PM' };
    expect(formatOpeningHours(hours, 'ne')).toBe('सोमबार-शनिबार, बिहान १०:०० - बेलुका ८:००');
    expect(formatOpeningHours({ ...hours, closes: '2:00 PM' }, 'ne')).toBe(
      'सोमबार-शनिबार, बिहान १०:०० - दिउँसो २:००',
    );
    expect(formatOpeningHours(hours, 'en')).toBe('Mon-Sat 10:00 AM-8:00 PM');
  });
});
