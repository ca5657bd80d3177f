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

const LINES = 4;

/** Returns the shape of the chart; null with fewer than two days. */
export function rateChartShape(rates: readonly RateOnDay[]): RateChartShape | null {
  const [first, last] = [rates.at(0), rates.at(-1)];
  if (rates.length < 2 || !first || !last) return null;

  const ticks = roundAmounts(rates.map(({ perTola }) => perTola));
  const low = ticks.at(0) ?? 0;
  const high = ticks.at(-1) ?? 1;
  const start = Date.parse(first.effectiveFrom);
  const length = Date.parse(last.effectiveFrom) - start || 1;
  const scaleY = (npr: number) => hundredths(100 - (100 * (npr - low)) / (high - low));

  const points = rates.map(({ perTola, effectiveFrom }) => ({
    x: hundredths((100 * (Date.parse(effectiveFrom) - start)) / length),
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
export function nearestDay({ points }: Pick<RateChartShape, 'points'>, x: number): number {
  return points.reduce(
    (best, point, index) => (Math.abs(point.x - x) < Math.abs((points[best]?.x ?? 0) - x) ? index : best),
    0,
  );
}

/** Returns round amounts whose first and last enclose all given amounts. */
function roundAmounts(amounts: number[]): number[] {
  const min = Math.min(...amounts);
  const max = Math.max(...amounts);
  const step = roundStep(Math.max(max - min, max * 0.01, 1) / (LINES - 1));
  const low = Math.floor(min / step) * step;
  const count = Math.max(1, Math.ceil((max - low) / step));
  return Array.from({ length: count + 1 }, (_, index) => low + index * step);
}

/** Returns the next of 1, 2, 5, 10, 20, 50 … */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((each) => each * power >= rough) ?? 10;
  return Math.max(1, factor * power);
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
