import { expect, test } from 'vitest';
import { createRateChartShape, findNearestDay } from './rateChartShape.ts';

const createRate = (date: string, perTola: number) => ({ effectiveFrom: `${date}T05:00:00.000Z`, perTola });

test('days are positioned by date, the first at the left and the last at the right', () => {
  const shape = createRateChartShape([
    createRate('2026-08-01', 300_000),
    createRate('2026-08-02', 301_000),
    createRate('2026-08-05', 304_000),
  ]);
  expect(shape?.points.map(({ x }) => x)).toEqual([0, 25, 100]);
});

test('ticks are round amounts that enclose every rate', () => {
  const shape = createRateChartShape([createRate('2026-08-01', 287_350), createRate('2026-08-09', 305_200)]);
  expect(shape?.ticks.map(({ npr }) => npr)).toEqual([280_000, 290_000, 300_000, 310_000]);
  expect(shape?.ticks.at(0)?.y).toBe(100);
  expect(shape?.ticks.at(-1)?.y).toBe(0);
});

test('a constant rate is a horizontal line', () => {
  const shape = createRateChartShape([createRate('2026-08-01', 4710), createRate('2026-08-02', 4710)]);
  expect(shape?.points.every(({ x, y }) => Number.isFinite(x) && y >= 0 && y <= 100)).toBe(true);
});

test('fewer than two days have no line', () => {
  expect(createRateChartShape([])).toBeNull();
  expect(createRateChartShape([createRate('2026-08-01', 300_000)])).toBeNull();
});

test('finds the day nearest to the pointer', () => {
  const points = [{ x: 0 }, { x: 25 }, { x: 100 }].map(({ x }) => ({ x, y: 0, perTola: 1, at: new Date(0) }));
  expect([0, 12, 13, 60, 63, 100].map((x) => findNearestDay({ points }, x))).toEqual([0, 0, 1, 1, 2, 2]);
});
