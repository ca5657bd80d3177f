import { expect, test } from 'vitest';
import { DateTime } from './scalars.ts';

test('accepts RFC 3339 and returns UTC with milliseconds', () => {
  const instant = DateTime.parseValue('2026-11-26t05:45:00+05:45');
  expect(DateTime.serialize(instant)).toBe('2026-11-26T00:00:00.000Z');
});

test.each(['2026-11-26T00:00Z', '2026-11-26', 'today', 5, null])(
  'refuses %j and states the expected format',
  (value) => {
    expect(() => DateTime.parseValue(value)).toThrow(
      `Expected an instant such as 2026-11-21T06:00:00.000Z, with its seconds and with Z or an offset, but got ${JSON.stringify(value)}.`,
    );
  },
);
