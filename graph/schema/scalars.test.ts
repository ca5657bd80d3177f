import { expect, test } from 'vitest';
import { DateTime } from './scalars.ts';

test('an instant is taken as RFC 3339 writes it, and told in UTC with milliseconds', () => {
  const at = DateTime.parseValue('2026-11-26t05:45:00+05:45');
  expect(DateTime.serialize(at)).toBe('2026-11-26T00:00:00.000Z');
});

test.each(['2026-11-26T00:00Z', '2026-11-26', 'today', 5, null])(
  '%j is refused with the form that is expected',
  (value) => {
    expect(() => DateTime.parseValue(value)).toThrow(
      `This must be an instant such as 2026-11-21T06:00:00.000Z, with its seconds and with Z or an offset: ${JSON.stringify(value)} is none.`,
    );
  },
);
