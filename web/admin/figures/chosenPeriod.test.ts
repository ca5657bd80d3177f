import { describe, expect, it } from 'vitest';
import {
  getLastDays,
  getPreviousPeriod,
  parsePeriod,
  toPeriodParams,
  validateCustomPeriod,
} from './chosenPeriod.ts';

// A quarter past midnight in Kathmandu, while UTC is still on the day before.
const now = new Date('2026-11-20T18:30:00Z');
const parseQuery = (query: string) => parsePeriod(new URLSearchParams(query), now);

describe('a period of figures', () => {
  it('is the last 30 days by default', () => {
    expect(parseQuery('')).toEqual({ from: '2026-10-23', to: '2026-11-21', days: 30 });
  });

  it('contains the days in the URL', () => {
    expect(parseQuery('from=2026-10-01&to=2026-10-31')).toEqual({
      from: '2026-10-01',
      to: '2026-10-31',
      days: null,
    });
  });

  it('falls back to the default for an invalid URL', () => {
    for (const query of [
      'days=12',
      'from=2026-10-09&to=2026-10-01',
      'from=x&to=y',
      'from=2026-11-01&to=2026-11-22',
    ])
      expect(parseQuery(query).days).toBe(30);
  });

  it('is unchanged by a round trip through the URL', () => {
    for (const query of ['', 'days=1', 'days=7', 'days=365', 'from=2026-10-01&to=2026-10-31'])
      expect(parseQuery(String(new URLSearchParams(toPeriodParams(parseQuery(query)))))).toEqual(
        parseQuery(query),
      );
  });

  it('is compared with the preceding period of the same length', () => {
    expect(getPreviousPeriod(getLastDays(7, now))).toEqual({ from: '2026-11-08', to: '2026-11-14' });
  });

  it('is compared with yesterday if it is today', () => {
    expect(parseQuery('days=1')).toEqual({ from: '2026-11-21', to: '2026-11-21', days: 1 });
    expect(getPreviousPeriod(getLastDays(1, now))).toEqual({ from: '2026-11-20', to: '2026-11-20' });
  });

  it('is limited to five years', () => {
    expect(validateCustomPeriod('2021-11-01', '2026-11-21', now)).toBe(
      'A period cannot be longer than 5 years.',
    );
    expect(validateCustomPeriod('2021-12-01', '2026-11-21', now)).toBeNull();
  });
});
