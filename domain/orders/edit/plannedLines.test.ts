import { describe, expect, test } from 'vitest';
import { type PlannedLine, planLines, type WantedLine } from './plannedLines.ts';

const ring = { id: 'ring', size: '7', quantity: 2, unitPrice: 10_000 };
const chain = { id: 'chain', size: null, quantity: 1, unitPrice: 4_000 };

function plan(wanted: WantedLine[], today: (number | null)[] = []) {
  const { lines, problems } = planLines(wanted, [ring, chain], (index) => today[index] ?? null);
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

describe('what a corrected order costs', () => {
  test.each<[string, WantedLine[], (number | null)[], unknown[][]]>([
    [
      'what was sold keeps its price',
      [{ lineId: 'ring', quantity: 2 }],
      [12_000],
      [['ring', 2, 10_000, 'SOLD']],
    ],
    ['fewer of it keep it too', [{ lineId: 'ring', quantity: 1 }], [12_000], [['ring', 1, 10_000, 'SOLD']]],
    [
      'more of it come at what they cost today',
      [{ lineId: 'ring', quantity: 5 }],
      [12_000],
      [
        ['ring', 2, 10_000, 'SOLD'],
        [null, 3, 12_000, 'TODAY'],
      ],
    ],
    [
      'where that is the same they are one line',
      [{ lineId: 'ring', quantity: 5 }],
      [10_000],
      [['ring', 5, 10_000, 'SOLD']],
    ],
    [
      'another size is another piece, at what it costs today',
      [{ lineId: 'ring', size: '8', quantity: 2 }],
      [13_000],
      [[null, 2, 13_000, 'TODAY']],
    ],
    [
      'the size that it has changes nothing',
      [{ lineId: 'ring', size: '7', quantity: 2 }],
      [],
      [['ring', 2, 10_000, 'SOLD']],
    ],
    [
      'what is added costs what it costs today',
      [{ lineId: null, quantity: 3 }],
      [900],
      [[null, 3, 900, 'TODAY']],
    ],
    [
      'what is archived stays as it was sold',
      [{ lineId: 'chain', quantity: 1 }],
      [null],
      [['chain', 1, 4_000, 'SOLD']],
    ],
  ])('%s', (_what, wanted, today, lines) => {
    expect(plan(wanted, today)).toEqual({ lines, problems: [] });
  });

  test.each<[string, WantedLine, string]>([
    ['more of it', { lineId: 'chain', quantity: 2 }, 'lines.0.quantity'],
    ['another size of it', { lineId: 'ring', size: '8', quantity: 1 }, 'lines.0'],
    ['one that is added', { lineId: null, quantity: 1 }, 'lines.0'],
  ])('what is not for sale any more is refused: %s', (_what, line, field) => {
    expect(plan([line])).toEqual({ lines: [], problems: [['NO_LONGER_FOR_SALE', field]] });
  });
});
