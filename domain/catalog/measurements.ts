import { formatPlainNumber } from '#domain/text/numbers.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import type { ProductType } from './catalogTerms.ts';

/** Measurements of a product in display order, each with the product types that have it. */
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
} as const satisfies Record<string, readonly ProductType[]>;

export type MeasurementKind = keyof typeof MEASUREMENTS;
export const MEASUREMENT_KINDS = Object.keys(MEASUREMENTS) as MeasurementKind[];

export interface Measurement {
  kind: MeasurementKind;
  micrometres: number;
}

const MIN_MICROMETRES = 10;
/** Two metres. */
const MAX_MICROMETRES = 2_000_000;

/** Returns true if the value is a valid length of a measurement, in micrometres. */
export function isValidLength(micrometres: unknown): boolean {
  return (
    Number.isInteger(micrometres) &&
    Number(micrometres) >= MIN_MICROMETRES &&
    Number(micrometres) <= MAX_MICROMETRES
  );
}

export function isMeasurementKind(kind: string): kind is MeasurementKind {
  return Object.hasOwn(MEASUREMENTS, kind);
}

export function hasMeasurement(kind: MeasurementKind, type: string): boolean {
  return MEASUREMENTS[kind].some((value) => value === type);
}

/** Converts the stored lengths, in micrometres by kind, to measurements in display order. Unknown kinds are ignored. */
export function toMeasurements(storedMicrometres: unknown): Measurement[] {
  const micrometresByKind = (storedMicrometres ?? {}) as Partial<Record<MeasurementKind, number>>;
  return MEASUREMENT_KINDS.flatMap((kind) => {
    const micrometres = micrometresByKind[kind];
    return micrometres === undefined ? [] : [{ kind, micrometres }];
  });
}

/** `17.2 mm`, in Nepali (`ne`) `१७.२ मिमि` */
export function formatMillimetres(micrometres: number, language = 'en'): string {
  return `${formatPlainNumber(micrometres / 1000, language)} ${getUnitName(language)}`;
}

/** Size of one stone, in micrometres. A dimension is null if it is unknown. */
export interface StoneSize {
  /** For a round stone, the diameter, or the smaller of two measured diameters. */
  lengthUm: number | null;
  /** For a round stone, the larger of two measured diameters. */
  widthUm: number | null;
  depthUm: number | null;
}

/** `6.5 mm`, `8 × 6 mm` for a stone that is not round, `6.43 – 6.47 × 4.01 mm` for a round one. Null if unknown. */
export function formatStoneSize(
  { lengthUm, widthUm, depthUm }: StoneSize,
  { cut, language = 'en' }: { cut?: string | null; language?: string } = {},
): string | null {
  if (lengthUm === null) return null;
  const sides = [lengthUm, widthUm, depthUm].filter((um) => um !== null);
  const [first = '', ...otherSides] = sides.map((um) => formatPlainNumber(um / 1000, language));
  const isRound = cut?.startsWith('round') && widthUm !== null;
  // No-break spaces keep the size on one line.
  const text = otherSides.reduce(
    (joinedSides, value, index) => `${joinedSides} ${isRound && index === 0 ? '–' : '×'} ${value}`,
    first,
  );
  return `${text} ${getUnitName(language)}`.replaceAll(' ', '\u00A0');
}

function getUnitName(language: string): string {
  return language === 'ne' ? 'मिमि' : 'mm';
}

/**
 * Converts millimetres to micrometres. Returns undefined for an empty string, and NaN if the string is not a length or is
 * more precise than a micrometre.
 */
export function readMicrometres(millimetres: string): number | undefined {
  const number = readNumber(millimetres, { decimals: 3 });
  return number === undefined ? undefined : Math.round(number * 1000);
}

/** Returns a stone size in millimetres as staff type it: `6.5`, `8x6` or `6.43x6.47x4.01`. Empty if unknown. */
export function writeStoneSize({ lengthUm, widthUm, depthUm }: Partial<StoneSize>): string {
  return [lengthUm, widthUm, depthUm].flatMap((um) => (um == null ? [] : [um / 1000])).join('x');
}

/** Parses a stone size written by `writeStoneSize`. An invalid dimension is NaN. */
export function readStoneSize(inputText: string): StoneSize {
  const [length = '', ...otherSides] = inputText.split(/[x×*–]/i);
  const [widthUm = null, depthUm = null, ...extraSides] = otherSides.map(
    (side) => readMicrometres(side) ?? Number.NaN,
  );
  return {
    lengthUm: readMicrometres(length) ?? (otherSides.length === 0 ? null : Number.NaN),
    widthUm,
    depthUm: extraSides.length === 0 ? depthUm : Number.NaN,
  };
}
