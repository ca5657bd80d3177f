export interface RateOnDay {
  perTola: number;
  /** ISO 8601. */
  effectiveFrom: string;
}

export interface RateChartShape {
  /** Days with their position in percent: x from the left, y from the top. */
  points: { x: number; y: number; perTola: number; at: Date }[];
  /** Round amounts of the grid lines, with their position in percent from the top. */
  ticks: { npr: number; y: number }[];
  /** `d` attribute of the line's path, in a box of 100 by 100. */
  path: string;
}

const LINE_COUNT = 4;

/** Returns the shape of the chart; null with fewer than two days. */
export function createRateChartShape(rates: readonly RateOnDay[]): RateChartShape | null {
  const [first, last] = [rates.at(0), rates.at(-1)];
  if (rates.length < 2 || !first || !last) return null;

  const ticks = createTicks(rates.map(({ perTola }) => perTola));
  const minTick = ticks.at(0) ?? 0;
  const maxTick = ticks.at(-1) ?? 1;
  const startMs = Date.parse(first.effectiveFrom);
  const durationMs = Date.parse(last.effectiveFrom) - startMs || 1;
  const scaleY = (npr: number) => roundToHundredths(100 - (100 * (npr - minTick)) / (maxTick - minTick));

  const points = rates.map(({ perTola, effectiveFrom }) => ({
    x: roundToHundredths((100 * (Date.parse(effectiveFrom) - startMs)) / durationMs),
    y: scaleY(perTola),
    perTola,
    at: new Date(effectiveFrom),
  }));
  return {
    points,
    ticks: ticks.map((npr) => ({ npr, y: scaleY(npr) })),
    path: points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
  };
}

/** Returns the index of the day nearest to a horizontal position in percent. */
export function findNearestDay({ points }: Pick<RateChartShape, 'points'>, x: number): number {
  return points.reduce(
    (nearestIndex, point, index) =>
      Math.abs(point.x - x) < Math.abs((points[nearestIndex]?.x ?? 0) - x) ? index : nearestIndex,
    0,
  );
}

/** Returns round amounts whose first and last enclose all given amounts. */
function createTicks(amounts: number[]): number[] {
  const min = Math.min(...amounts);
  const max = Math.max(...amounts);
  const step = roundUpStep(Math.max(max - min, max * 0.01, 1) / (LINE_COUNT - 1));
  const minTick = Math.floor(min / step) * step;
  const count = Math.max(1, Math.ceil((max - minTick) / step));
  return Array.from({ length: count + 1 }, (_, index) => minTick + index * step);
}

/** Rounds a step up to the next of 1, 2, 5, 10, 20, 50 … */
function roundUpStep(minStep: number): number {
  const power = 10 ** Math.floor(Math.log10(minStep));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= minStep) ?? 10;
  return Math.max(1, factor * power);
}

function roundToHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
