import { expect, test } from 'vitest';
import { readFlatJson } from './readFlatJson.ts';

test('numbers stay as they are written, texts are read, and what is null is not there', () => {
  const read = readFlatJson(
    '{ "a": 1000.0, "b": "1,000.0", "c": null, "d": true, "e": "\\u0928\\"", "f": 1e3 }',
  );
  expect(Object.fromEntries(read ?? [])).toEqual({
    a: '1000.0',
    b: '1,000.0',
    d: 'true',
    e: 'न"',
    f: '1e3',
  });
  expect(readFlatJson(' {} ')?.size).toBe(0);
});

test.each(['', 'null', '[1]', '"{}"', '{"a":{"b":1}}', '{"a":[1]}', '{"a":1,}', '{"a":1}{"a":1}', '<html>'])(
  '%j is none',
  (text) => {
    expect(readFlatJson(text)).toBeNull();
  },
);

test('a member that is there twice may mean either, so nothing is read', () => {
  expect(readFlatJson('{"status":"PENDING","status":"COMPLETE"}')).toBeNull();
  expect(readFlatJson('{"status":null,"st\\u0061tus":"COMPLETE"}')).toBeNull();
});
