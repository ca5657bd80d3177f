import { expect, test } from 'vitest';
import { readFlatJson } from './readFlatJson.ts';

test('numbers keep their notation, strings are unescaped, and null members are omitted', () => {
  const values = readFlatJson(
    '{ "a": 1000.0, "b": "1,000.0", "c": null, "d": true, "e": "\\u0928\\"", "f": 1e3 }',
  );
  expect(Object.fromEntries(values ?? [])).toEqual({
    a: '1000.0',
    b: '1,000.0',
    d: 'true',
    e: 'न"',
    f: '1e3',
  });
  expect(readFlatJson(' {} ')?.size).toBe(0);
});

test.each(['', 'null', '[1]', '"{}"', '{"a":{"b":1}}', '{"a":[1]}', '{"a":1,}', '{"a":1}{"a":1}', '<html>'])(
  '%j is not read',
  (text) => {
    expect(readFlatJson(text)).toBeNull();
  },
);

test('a duplicate member is ambiguous, so nothing is read', () => {
  expect(readFlatJson('{"status":"PENDING","status":"COMPLETE"}')).toBeNull();
  expect(readFlatJson('{"status":null,"st\\u0061tus":"COMPLETE"}')).toBeNull();
});
