import { z } from 'zod';
import { problemIssue } from '#domain/errors/problemIssue.ts';
import { optionalLines, optionalText, wholeNumber } from '#domain/text/fields.ts';
import { withLatinDigits } from '#domain/text/readNumber.ts';
import { shorten } from '#domain/text/shorten.ts';
import { oneLine } from '#domain/text/texts.ts';
import { barcodeForms, missedCheckDigit } from '../barcode.ts';
import { CATEGORIES, PIECE_TYPES } from '../catalogTerms.ts';
import { isPurity, METALS, PURITIES, type Purity } from '../metals.ts';
import { gemstoneSchema } from './gemstoneSchema.ts';
import { measurementsSchema } from './measurementsSchema.ts';
import { sku, stockCount, variantSchema, weightMg } from './variantSchema.ts';

export const MAX_SIZES = 40;
/** As many as the product page shows at most. */
export const MAX_RELATED = 12;
const MAX_PRICE = 100_000_000;

const NAME_PROBLEM = /*i18n*/ 'Enter a name.';
const PERCENT_PROBLEM = /*i18n*/ 'Enter a making charge from 0 to 300 percent.';

const amount = wholeNumber(
  0,
  MAX_PRICE,
  /*i18n*/ 'Enter the amount in rupees as a whole number from 0 to 10,00,00,000.',
);
const price = wholeNumber(
  1,
  MAX_PRICE,
  /*i18n*/ 'Enter the price in rupees as a whole number from 1 to 10,00,00,000.',
);

const fields = z.object({
  name: oneLine(NAME_PROBLEM)
    .min(1, { error: NAME_PROBLEM })
    .max(160, { error: /*i18n*/ 'Use at most 160 characters for the name.' }),
  description: optionalLines(5000, /*i18n*/ 'Use at most 5,000 characters for the description.'),
  nameNe: optionalText(160, /*i18n*/ 'Use at most 160 characters for the name.'),
  descriptionNe: optionalLines(5000, /*i18n*/ 'Use at most 5,000 characters for the description.'),
  category: z.enum(CATEGORIES, { error: /*i18n*/ 'Choose a category.' }),
  type: z.enum(PIECE_TYPES, { error: /*i18n*/ 'Choose a type.' }),
  metal: z.enum(METALS, { error: /*i18n*/ 'Choose a metal.' }),
  // Which purities there are depends on the metal: `checkPurity`.
  purity: oneLine(/*i18n*/ 'Choose a purity.').pipe(z.custom<Purity>()),
  weightMg,
  grossWeightMg: weightMg.nullish(),
  cost: amount.nullish(),
  seoTitle: optionalText(70, /*i18n*/ 'Use at most 70 characters for the title.'),
  seoDescription: optionalText(200, /*i18n*/ 'Use at most 200 characters for the description.'),
  slug: z
    .string()
    .trim()
    .max(120, { error: /*i18n*/ 'Use at most 120 characters for the address.' })
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      error: /*i18n*/ 'Use lower case letters and digits, with hyphens between words.',
    })
    .nullish(),
  sku: sku(40, /*i18n*/ 'Use at most 40 characters for the SKU.').nullish(),
  metalColour: optionalText(24, /*i18n*/ 'Use at most 24 characters for the colour.'),
  design: optionalText(80, /*i18n*/ 'Use at most 80 characters for the design.').transform((design) =>
    design?.toLowerCase(),
  ),
  measurements: measurementsSchema.nullish(),
  measuredSize: optionalText(16, /*i18n*/ 'Use at most 16 characters for a size.').transform(
    (size) => size && withLatinDigits(size),
  ),
  fixedPrice: price.nullish(),
  compareAtPrice: price.nullish(),
  makingPercent: z
    .number({ error: PERCENT_PROBLEM })
    .min(0, { error: PERCENT_PROBLEM })
    .max(300, { error: PERCENT_PROBLEM })
    .nullish(),
  makingFixed: amount.nullish(),
  stonesPrice: amount.nullish().transform((price) => price ?? 0),
  sizeUnit: optionalText(40, /*i18n*/ 'Use at most 40 characters for the unit.'),
  hallmark: z.enum(['BIS', 'NBSM'], { error: /*i18n*/ 'Choose a hallmark.' }).nullish(),
  isFeatured: z.boolean().nullish(),
  gemstones: z
    .array(gemstoneSchema)
    .max(20, { error: /*i18n*/ 'Name at most 20 kinds of stones.' })
    .nullish(),
  tags: z
    .array(
      oneLine().toLowerCase().min(1, { error: /*i18n*/ 'A word is empty.' }).max(40, {
        error: /*i18n*/ 'Use at most 40 characters for a word.',
      }),
    )
    .max(20, { error: /*i18n*/ 'Use at most 20 words.' })
    .nullish(),
  collectionId: z.string().nullish(),
  relatedIds: z
    .array(z.string().toLowerCase())
    .transform((ids) => [...new Set(ids)])
    .refine((ids) => ids.length <= MAX_RELATED, {
      error: /*i18n*/ 'Choose at most 12 related pieces.',
    })
    .nullish(),
  stock: stockCount.nullish(),
  variants: z
    .array(variantSchema)
    .min(1, { error: /*i18n*/ 'A piece has at least one size.' })
    .max(MAX_SIZES, { error: /*i18n*/ 'A piece has at most 40 sizes.' })
    .nullish(),
});

/** A piece as staff write it, all of it. Money is whole NPR, weight is milligrams. */
export const productSchema = fields
  .superRefine(checkPurity, { when: ({ value }) => isNamed(value) })
  .superRefine(checkPrices, { when: ({ value }) => isRecord(value) })
  .superRefine(checkLists, {
    when: ({ value, issues }) => isRecord(value) && !issues.some(({ path }) => isOfLists(path)),
  });

export type ProductText = z.output<typeof productSchema>;

type Fineness = Pick<z.output<typeof fields>, 'metal' | 'purity'>;

/** Whether the purity can be judged, whatever else is wrong. */
function isNamed(value: unknown): boolean {
  return isRecord(value) && typeof value.purity === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Lists whose parts are of the wrong shape cannot be judged together. */
function isOfLists([part]: readonly PropertyKey[] = []): boolean {
  return part === 'variants' || part === 'gemstones';
}

function checkPurity({ metal, purity }: Fineness, context: z.RefinementCtx) {
  const isKnownMetal = METALS.includes(metal);
  const purities = Object.entries(PURITIES).flatMap(([name, known]) =>
    known.metal === metal || !isKnownMetal ? [name] : [],
  );
  if (purities.includes(purity)) return;
  const values = { purity: shorten(purity, 40), purities };
  const reason = isKnownMetal && isPurity(purity) ? 'PURITY_OF_ANOTHER_METAL' : 'PURITY_UNKNOWN';
  context.addIssue(problemIssue(reason, values, ['purity']));
}

type TogetherReason =
  | 'STONE_LENGTH_MISSING'
  | 'STONE_WIDTH_MISSING'
  | 'MAKING_TWICE'
  | 'PRICE_TWICE'
  | 'STOCK_TWICE'
  | 'SIZE_UNNAMED'
  | 'SIZE_TWICE'
  | 'SKU_TWICE'
  | 'GROSS_BELOW_NET'
  | 'COMPARE_AT_OF_RATE'
  | 'COMPARE_AT_NOT_ABOVE'
  | 'BARCODE_TWICE';

/** Judges prices and weights together, also where another field is wrong: what cannot be read compares with nothing. */
function checkPrices(piece: z.output<typeof fields>, context: z.RefinementCtx) {
  const { fixedPrice, makingPercent, makingFixed, compareAtPrice } = piece;
  const { stock, variants, weightMg, grossWeightMg } = piece;
  const refuse = (reason: TogetherReason, ...path: (string | number)[]) =>
    context.addIssue(problemIssue(reason, {}, path));

  if (grossWeightMg != null && grossWeightMg < weightMg) refuse('GROSS_BELOW_NET', 'grossWeightMg');
  if (makingPercent != null && makingFixed != null) refuse('MAKING_TWICE', 'makingFixed');
  if (fixedPrice != null && (makingPercent ?? makingFixed) != null) refuse('PRICE_TWICE', 'fixedPrice');
  if (compareAtPrice != null && fixedPrice == null) refuse('COMPARE_AT_OF_RATE', 'compareAtPrice');
  if (compareAtPrice != null && fixedPrice != null && compareAtPrice <= fixedPrice)
    refuse('COMPARE_AT_NOT_ABOVE', 'compareAtPrice');
  if (stock != null && variants != null) refuse('STOCK_TWICE', 'stock');
}

function checkLists(piece: z.output<typeof fields>, context: z.RefinementCtx) {
  const { variants } = piece;
  const refuse = (reason: TogetherReason, ...path: (string | number)[]) =>
    context.addIssue(problemIssue(reason, {}, path));

  for (const [index, { lengthUm, widthUm, depthUm }] of (piece.gemstones ?? []).entries()) {
    if (widthUm != null && lengthUm == null) refuse('STONE_LENGTH_MISSING', 'gemstones', index, 'lengthUm');
    if (depthUm != null && widthUm == null) refuse('STONE_WIDTH_MISSING', 'gemstones', index, 'widthUm');
  }

  const sizes = variants ?? [];
  for (const [index, { size, sku, barcode }] of sizes.entries()) {
    const before = sizes.slice(0, index);
    if (size === undefined && sizes.length > 1) refuse('SIZE_UNNAMED', 'variants', index, 'size');
    else if (before.some((other) => same(other.size, size))) refuse('SIZE_TWICE', 'variants', index, 'size');
    if (sku && before.some((other) => same(other.sku, sku))) refuse('SKU_TWICE', 'variants', index, 'sku');
    if (!barcode) continue;
    const digit = missedCheckDigit(barcode);
    const path = ['variants', index, 'barcode'];
    if (digit !== null) context.addIssue(problemIssue('BARCODE_CHECK_DIGIT', { digit }, path));
    else if (
      before.some((other) => other.barcode && barcodeForms(barcode).some((form) => same(form, other.barcode)))
    )
      refuse('BARCODE_TWICE', ...path);
  }
}

/** The database's keys know no case. */
function same(one: string | null | undefined, other: string | null | undefined): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}
