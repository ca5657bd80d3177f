import { describe, expect, it } from 'vitest';
import { customProblem, formatPeriod, lastDays, parsePeriod, periodBefore } from './chosenPeriod.ts';

// A quarter past midnight in Kathmandu, while UTC is still on the day before.
const now = new Date('2026-11-20T18:30:00Z');
const asked = (query: string) => parsePeriod(new URLSearchParams(query), now);

describe('a period of figures', () => {
  it('is the last 30 days where an address asks for nothing', () => {
    expect(asked('')).toEqual({ from: '2026-10-23', to: '2026-11-21', days: 30 });
  });

  it('is the days that an address names', () => {
    expect(asked('from=2026-10-01&to=2026-10-31')).toEqual({
      from: '2026-10-01',
      to: '2026-10-31',
      days: null,
    });
  });

  it('falls back where an address makes no sense', () => {
    for (const query of [
      'days=12',
      'from=2026-10-09&to=2026-10-01',
      'from=x&to=y',
      'from=2026-11-01&to=2026-11-22',
    ])
      expect(asked(query).days).toBe(30);
  });

  it('comes back from the address that it writes', () => {
    for (const query of ['', 'days=1', 'days=7', 'days=365', 'from=2026-10-01&to=2026-10-31'])
      expect(asked(String(new URLSearchParams(formatPeriod(asked(query)))))).toEqual(asked(query));
  });

  it('is compared with as many days just before', () => {
    expect(periodBefore(lastDays(7, now))).toEqual({ from: '2026-11-08', to: '2026-11-14' });
  });

  it('is today alone, compared with yesterday', () => {
    expect(asked('days=1')).toEqual({ from: '2026-11-21', to: '2026-11-21', days: 1 });
    expect(periodBefore(lastDays(1, now))).toEqual({ from: '2026-11-20', to: '2026-11-20' });
  });

  it('has five years at most', () => {
    expect(customProblem('2021-11-01', '2026-11-21', now)).toBe('A period can have 5 years at most.');
    expect(customProblem('2021-12-01', '2026-11-21', now)).toBeNull();
  });
});
