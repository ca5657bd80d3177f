import { describe, expect, test } from 'vitest';
import { type PlannedLine, planLines, type RequestedLine } from './plannedLines.ts';

const ring = { id: 'ring', size: '7', quantity: 2, unitPrice: 10_000 };
const chain = { id: 'chain', size: null, quantity: 1, unitPrice: 4_000 };

function plan(requestedLines: RequestedLine[], pricesToday: (number | null)[] = []) {
  const { lines, problems } = planLines(requestedLines, [ring, chain], (index) => pricesToday[index] ?? null);
  return {
    lines: lines.map(({ lineId, quantity, unitPrice, basis }: PlannedLine) => [
      lineId,
      quantity,
      unitPrice,
      basis,
    ]),
    problems: problems.map(({ reason, field }) => [reason, field]),
  };
}

describe('the lines of an edited order', () => {
  test.each<[string, RequestedLine[], (number | null)[], unknown[][]]>([
    [
      'sold items keep their price',
      [{ lineId: 'ring', quantity: 2 }],
      [12_000],
      [['ring', 2, 10_000, 'SOLD']],
    ],
    [
      'fewer items also keep their price',
      [{ lineId: 'ring', quantity: 1 }],
      [12_000],
      [['ring', 1, 10_000, 'SOLD']],
    ],
    [
      'additional items have today’s price',
      [{ lineId: 'ring', quantity: 5 }],
      [12_000],
      [
        ['ring', 2, 10_000, 'SOLD'],
        [null, 3, 12_000, 'TODAY'],
      ],
    ],
    [
      'equal prices form one line',
      [{ lineId: 'ring', quantity: 5 }],
      [10_000],
      [['ring', 5, 10_000, 'SOLD']],
    ],
    [
      'another size has today’s price',
      [{ lineId: 'ring', size: '8', quantity: 2 }],
      [13_000],
      [[null, 2, 13_000, 'TODAY']],
    ],
    [
      'the same size changes nothing',
      [{ lineId: 'ring', size: '7', quantity: 2 }],
      [],
      [['ring', 2, 10_000, 'SOLD']],
    ],
    ['an added product has today’s price', [{ lineId: null, quantity: 3 }], [900], [[null, 3, 900, 'TODAY']]],
    [
      'an archived product keeps its price',
      [{ lineId: 'chain', quantity: 1 }],
      [null],
      [['chain', 1, 4_000, 'SOLD']],
    ],
  ])('%s', (_case, requestedLines, pricesToday, lines) => {
    expect(plan(requestedLines, pricesToday)).toEqual({ lines, problems: [] });
  });

  test.each<[string, RequestedLine, string]>([
    ['a larger quantity of an archived product', { lineId: 'chain', quantity: 2 }, 'lines.0.quantity'],
    ['another size of an archived product', { lineId: 'ring', size: '8', quantity: 1 }, 'lines.0'],
    ['an added archived product', { lineId: null, quantity: 1 }, 'lines.0'],
  ])('refuses a product that is no longer for sale: %s', (_case, line, field) => {
    expect(plan([line])).toEqual({ lines: [], problems: [['NO_LONGER_FOR_SALE', field]] });
  });
});
