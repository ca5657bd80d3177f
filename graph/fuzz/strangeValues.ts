import fc from 'fast-check';

const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202eevil\u200b',
  '👩‍👩‍👧‍👦'.repeat(30),
  'é'.normalize('NFD'),
  'ﷺ'.repeat(60),
  '१२३',
  'ＡＢＣ',
  'İıſ',
  'a'.repeat(300),
  'x'.repeat(20_000),
  '\r\nBcc: somebody@example.com',
  "' OR '1'='1' -- ",
  '%_\\',
  '+-*"(<>~@)',
  '=1+1',
  '<script>alert(1)</script>',
  '{{7*7}}<%= 7*7 %>',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'null',
  'NaN',
  '-1',
  '1e309',
  '0x10',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2026-11-21T06:00:00+14:00',
  'bm9uZQ==',
  'W10=',
  'eyJhIjoxfQ==',
  'somebody@example.com',
  `${'a'.repeat(250)}@example.com`,
  '+9779841000000',
  'JW-0000000000',
];

const NUMBERS = [
  0,
  -1,
  1,
  2,
  99,
  100,
  101,
  1.5,
  -0.1,
  10_000,
  10_001,
  2 ** 31 - 1,
  -(2 ** 31),
  2 ** 31,
  2 ** 53,
  1e21,
  1e308,
];

export const strangeText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.uuid(),
);

export const strangeNumber = fc.oneof(fc.constantFrom(...NUMBERS), fc.integer(), fc.double());

export const strangeDate = fc
  .date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') })
  .map((date) => date.toISOString());

/** Values of a type other than expected, including JSON with keys that are special in JavaScript. */
export const wrongTypeValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, [], {}, [[]], [null], [[[[[[[[[[]]]]]]]]]], { a: { b: { c: {} } } }),
  fc.constant(
    JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {}}, "toString": 1}'),
  ),
  fc.constant(Array.from({ length: 500 }, () => 'x')),
  strangeNumber,
  strangeText,
  fc.jsonValue({ maxDepth: 3 }),
);
