import { formatPlainNumber } from '#domain/text/numbers.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import type { PieceType } from './catalogTerms.ts';

/** The measurements of a piece, in the order they are listed, each with the types that have it. */
export const MEASUREMENTS = {
  inside_diameter: ['RINGS', 'EARRINGS'],
  band_width: ['RINGS', 'EARRINGS'],
  band_thickness: ['RINGS'],
  top_height: ['RINGS'],
  top_width: ['RINGS'],
  top_length: ['RINGS'],
  inner_length: ['NECKLACES'],
  pendant_height: ['NECKLACES'],
  pendant_width: ['NECKLACES'],
  largest_bead: ['NECKLACES'],
  chain_width: ['NECKLACES'],
  drop: ['EARRINGS'],
  width: ['EARRINGS'],
  tube_thickness: ['EARRINGS'],
} as const satisfies Record<string, readonly PieceType[]>;

export type MeasurementKind = keyof typeof MEASUREMENTS;
export const MEASUREMENT_KINDS = Object.keys(MEASUREMENTS) as MeasurementKind[];

export interface Measurement {
  kind: MeasurementKind;
  micrometres: number;
}

const MIN_MICROMETRES = 10;
/** Two metres. */
const MAX_MICROMETRES = 2_000_000;

/** Whether this is a length that a measurement may have, in micrometres. */
export function isMeasurable(micrometres: unknown): boolean {
  return (
    Number.isInteger(micrometres) &&
    Number(micrometres) >= MIN_MICROMETRES &&
    Number(micrometres) <= MAX_MICROMETRES
  );
}

export function isMeasurementKind(kind: string): kind is MeasurementKind {
  return Object.hasOwn(MEASUREMENTS, kind);
}

/** Whether pieces of a type have this measurement. */
export function isMeasuredOn(kind: MeasurementKind, type: string): boolean {
  return MEASUREMENTS[kind].some((one) => one === type);
}

/** The measurements in micrometres by kind, as they are stored, in listing order. Kinds that are unknown are left out. */
export function toMeasurements(stored: unknown): Measurement[] {
  const byKind = (stored ?? {}) as Partial<Record<MeasurementKind, number>>;
  return MEASUREMENT_KINDS.flatMap((kind) => {
    const micrometres = byKind[kind];
    return micrometres === undefined ? [] : [{ kind, micrometres }];
  });
}

/** `17.2 mm`, in Nepali (`ne`) `१७.२ मिमि` */
export function formatMillimetres(micrometres: number, language = 'en'): string {
  return `${formatPlainNumber(micrometres / 1000, language)} ${millimetre(language)}`;
}

/** The size of one stone in micrometres; null where it is not known. */
export interface StoneSize {
  /** Of a round one its diameter; the smaller one where both were measured. */
  lengthUm: number | null;
  /** Of a round one its larger diameter, where it was measured. */
  widthUm: number | null;
  depthUm: number | null;
}

/** `6.5 mm`, `8 × 6 mm` for one that is not round, `6.43 – 6.47 × 4.01 mm` for a round one; null if it is not known. */
export function formatStoneSize(
  { lengthUm, widthUm, depthUm }: StoneSize,
  { cut, language = 'en' }: { cut?: string | null; language?: string } = {},
): string | null {
  if (lengthUm === null) return null;
  const sides = [lengthUm, widthUm, depthUm].filter((um) => um !== null);
  const [first = '', ...others] = sides.map((um) => formatPlainNumber(um / 1000, language));
  const isRound = cut?.startsWith('round') && widthUm !== null;
  // No line ends within it.
  const text = others.reduce(
    (all, one, index) => `${all} ${isRound && index === 0 ? '–' : '×'} ${one}`,
    first,
  );
  return `${text} ${millimetre(language)}`.replaceAll(' ', '\u00A0');
}

function millimetre(language: string): string {
  return language === 'ne' ? 'मिमि' : 'mm';
}

/** A length in millimetres as micrometres: undefined where it is empty, NaN where it is none or finer than that. */
export function readMicrometres(millimetres: string): number | undefined {
  const number = readNumber(millimetres, { decimals: 3 });
  return number === undefined ? undefined : Math.round(number * 1000);
}

/** The size of a stone in millimetres as it is typed: `6.5`, `8x6` or `6.43x6.47x4.01`. Empty where it is unknown. */
export function writeStoneSize({ lengthUm, widthUm, depthUm }: Partial<StoneSize>): string {
  return [lengthUm, widthUm, depthUm].flatMap((um) => (um == null ? [] : [um / 1000])).join('x');
}

/** The same read back; NaN where it is none. */
export function readStoneSize(typed: string): StoneSize {
  const [length = '', ...others] = typed.split(/[x×*–]/i);
  const [widthUm = null, depthUm = null, ...more] = others.map((side) => readMicrometres(side) ?? Number.NaN);
  return {
    lengthUm: readMicrometres(length) ?? (others.length === 0 ? null : Number.NaN),
    widthUm,
    depthUm: more.length === 0 ? depthUm : Number.NaN,
  };
}
