import { z } from 'zod';
import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';
import {
  buildOptionalMultilineSchema,
  buildOptionalTextSchema,
  buildWholeNumberSchema,
} from '#domain/text/fields.ts';
import { toLatinDigits } from '#domain/text/readNumber.ts';
import { shorten } from '#domain/text/shorten.ts';
import { buildSingleLineSchema } from '#domain/text/texts.ts';
import { findCorrectCheckDigit, listBarcodeForms } from '../barcode.ts';
import { CATEGORIES, PRODUCT_TYPES } from '../catalogTerms.ts';
import { isPurity, METALS, PURITIES, type Purity } from '../metals.ts';
import { gemstoneSchema } from './gemstoneSchema.ts';
import { measurementsSchema } from './measurementsSchema.ts';
import { buildSkuSchema, stockCount, variantSchema, weightMg } from './variantSchema.ts';

export const MAX_SIZES = 40;
/** Maximum number of related products on the product page. */
export const MAX_RELATED_PRODUCTS = 12;
const MAX_PRICE = 100_000_000;

const NAME_PROBLEM = /*i18n*/ 'Enter a name.';
const PERCENT_PROBLEM = /*i18n*/ 'Enter a making charge from 0 to 300 percent.';

const amount = buildWholeNumberSchema(
  0,
  MAX_PRICE,
  /*i18n*/ 'Enter the amount in rupees as a whole number from 0 to 10,00,00,000.',
);
const price = buildWholeNumberSchema(
  1,
  MAX_PRICE,
  /*i18n*/ 'Enter the price in rupees as a whole number from 1 to 10,00,00,000.',
);

const fields = z.object({
  name: buildSingleLineSchema(NAME_PROBLEM)
    .min(1, { error: NAME_PROBLEM })
    .max(160, { error: /*i18n*/ 'Use at most 160 characters for the name.' }),
  description: buildOptionalMultilineSchema(
    5000,
    /*i18n*/ 'Use at most 5,000 characters for the description.',
  ),
  nameNe: buildOptionalTextSchema(160, /*i18n*/ 'Use at most 160 characters for the name.'),
  descriptionNe: buildOptionalMultilineSchema(
    5000,
    /*i18n*/ 'Use at most 5,000 characters for the description.',
  ),
  category: z.enum(CATEGORIES, { error: /*i18n*/ 'Choose a category.' }),
  type: z.enum(PRODUCT_TYPES, { error: /*i18n*/ 'Choose a type.' }),
  metal: z.enum(METALS, { error: /*i18n*/ 'Choose a metal.' }),
  // Valid purities depend on the metal and are checked in `checkPurity`.
  purity: buildSingleLineSchema(/*i18n*/ 'Choose a purity.').pipe(z.custom<Purity>()),
  weightMg,
  grossWeightMg: weightMg.nullish(),
  cost: amount.nullish(),
  seoTitle: buildOptionalTextSchema(70, /*i18n*/ 'Use at most 70 characters for the title.'),
  seoDescription: buildOptionalTextSchema(200, /*i18n*/ 'Use at most 200 characters for the description.'),
  slug: z
    .string()
    .trim()
    .max(120, { error: /*i18n*/ 'Use at most 120 characters for the web address.' })
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      error: /*i18n*/ 'Use only lowercase letters and digits, with hyphens between words.',
    })
    .nullish(),
  sku: buildSkuSchema(40, /*i18n*/ 'Use at most 40 characters for the SKU.').nullish(),
  metalColour: buildOptionalTextSchema(24, /*i18n*/ 'Use at most 24 characters for the colour.'),
  design: buildOptionalTextSchema(80, /*i18n*/ 'Use at most 80 characters for the design.').transform(
    (design) => design?.toLowerCase(),
  ),
  measurements: measurementsSchema.nullish(),
  measuredSize: buildOptionalTextSchema(16, /*i18n*/ 'Use at most 16 characters for a size.').transform(
    (size) => size && toLatinDigits(size),
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
  sizeUnit: buildOptionalTextSchema(40, /*i18n*/ 'Use at most 40 characters for the unit.'),
  hallmark: z.enum(['BIS', 'NBSM'], { error: /*i18n*/ 'Choose a hallmark.' }).nullish(),
  isFeatured: z.boolean().nullish(),
  gemstones: z
    .array(gemstoneSchema)
    .max(20, { error: /*i18n*/ 'Enter at most 20 kinds of stone.' })
    .nullish(),
  tags: z
    .array(
      buildSingleLineSchema()
        .toLowerCase()
        .min(1, { error: /*i18n*/ 'Enter a tag, or remove the empty one.' })
        .max(40, {
          error: /*i18n*/ 'Use at most 40 characters for a tag.',
        }),
    )
    .max(20, { error: /*i18n*/ 'Use at most 20 tags.' })
    .nullish(),
  collectionId: z.string().nullish(),
  relatedIds: z
    .array(z.string().toLowerCase())
    .transform((ids) => [...new Set(ids)])
    .refine((ids) => ids.length <= MAX_RELATED_PRODUCTS, {
      error: /*i18n*/ 'Choose at most 12 related products.',
    })
    .nullish(),
  stock: stockCount.nullish(),
  variants: z
    .array(variantSchema)
    .min(1, { error: /*i18n*/ 'A product needs at least one size.' })
    .max(MAX_SIZES, { error: /*i18n*/ 'A product can have at most 40 sizes.' })
    .nullish(),
});

/** A complete product. Money is in whole NPR, weight in milligrams. */
export const productSchema = fields
  .superRefine(checkPurity, { when: ({ value }) => hasPurity(value) })
  .superRefine(checkPrices, { when: ({ value }) => isRecord(value) })
  .superRefine(checkLists, {
    when: ({ value, issues }) => isRecord(value) && !issues.some(({ path }) => isListIssue(path)),
  });

export type ProductInput = z.output<typeof productSchema>;

type MetalAndPurity = Pick<z.output<typeof fields>, 'metal' | 'purity'>;

/** Returns true if metal and purity are valid enough to be compared, even if other fields have issues. */
function hasPurity(value: unknown): boolean {
  return isRecord(value) && typeof value.purity === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Returns true for an issue in a list. `checkLists` requires lists without malformed entries. */
function isListIssue([part]: readonly PropertyKey[] = []): boolean {
  return part === 'variants' || part === 'gemstones';
}

function checkPurity({ metal, purity }: MetalAndPurity, context: z.RefinementCtx) {
  const isKnownMetal = METALS.includes(metal);
  const purities = Object.entries(PURITIES).flatMap(([name, definition]) =>
    definition.metal === metal || !isKnownMetal ? [name] : [],
  );
  if (purities.includes(purity)) return;
  const values = { purity: shorten(purity, 40), purities };
  const reason = isKnownMetal && isPurity(purity) ? 'PURITY_METAL_MISMATCH' : 'PURITY_UNKNOWN';
  context.addIssue(createProblemIssue(reason, values, ['purity']));
}

type CrossFieldReason =
  | 'STONE_LENGTH_MISSING'
  | 'STONE_WIDTH_MISSING'
  | 'MAKING_PERCENT_WITH_FIXED'
  | 'FIXED_PRICE_WITH_MAKING'
  | 'STOCK_WITH_VARIANTS'
  | 'SIZE_MISSING'
  | 'DUPLICATE_SIZE'
  | 'DUPLICATE_SKU'
  | 'GROSS_BELOW_NET'
  | 'COMPARE_AT_REQUIRES_FIXED_PRICE'
  | 'COMPARE_AT_NOT_ABOVE'
  | 'DUPLICATE_BARCODE';

/** Compares prices and weights even if other fields are invalid. A comparison with an invalid value always passes. */
function checkPrices(input: z.output<typeof fields>, context: z.RefinementCtx) {
  const { fixedPrice, makingPercent, makingFixed, compareAtPrice } = input;
  const { stock, variants, weightMg, grossWeightMg } = input;
  const addProblem = (reason: CrossFieldReason, ...path: (string | number)[]) =>
    context.addIssue(createProblemIssue(reason, {}, path));

  if (grossWeightMg != null && grossWeightMg < weightMg) addProblem('GROSS_BELOW_NET', 'grossWeightMg');
  if (makingPercent != null && makingFixed != null) addProblem('MAKING_PERCENT_WITH_FIXED', 'makingFixed');
  if (fixedPrice != null && (makingPercent ?? makingFixed) != null)
    addProblem('FIXED_PRICE_WITH_MAKING', 'fixedPrice');
  if (compareAtPrice != null && fixedPrice == null)
    addProblem('COMPARE_AT_REQUIRES_FIXED_PRICE', 'compareAtPrice');
  if (compareAtPrice != null && fixedPrice != null && compareAtPrice <= fixedPrice)
    addProblem('COMPARE_AT_NOT_ABOVE', 'compareAtPrice');
  if (stock != null && variants != null) addProblem('STOCK_WITH_VARIANTS', 'stock');
}

function checkLists(input: z.output<typeof fields>, context: z.RefinementCtx) {
  const { variants } = input;
  const addProblem = (reason: CrossFieldReason, ...path: (string | number)[]) =>
    context.addIssue(createProblemIssue(reason, {}, path));

  for (const [index, { lengthUm, widthUm, depthUm }] of (input.gemstones ?? []).entries()) {
    if (widthUm != null && lengthUm == null)
      addProblem('STONE_LENGTH_MISSING', 'gemstones', index, 'lengthUm');
    if (depthUm != null && widthUm == null) addProblem('STONE_WIDTH_MISSING', 'gemstones', index, 'widthUm');
  }

  const variantList = variants ?? [];
  for (const [index, { size, sku, barcode }] of variantList.entries()) {
    const previousVariants = variantList.slice(0, index);
    if (size === undefined && variantList.length > 1) addProblem('SIZE_MISSING', 'variants', index, 'size');
    else if (previousVariants.some((other) => equalsIgnoreCase(other.size, size)))
      addProblem('DUPLICATE_SIZE', 'variants', index, 'size');
    if (sku && previousVariants.some((other) => equalsIgnoreCase(other.sku, sku)))
      addProblem('DUPLICATE_SKU', 'variants', index, 'sku');
    if (!barcode) continue;
    const digit = findCorrectCheckDigit(barcode);
    const path = ['variants', index, 'barcode'];
    if (digit !== null) context.addIssue(createProblemIssue('BARCODE_CHECK_DIGIT', { digit }, path));
    else if (
      previousVariants.some(
        (other) =>
          other.barcode && listBarcodeForms(barcode).some((form) => equalsIgnoreCase(form, other.barcode)),
      )
    )
      addProblem('DUPLICATE_BARCODE', ...path);
  }
}

/** Ignores case, as the unique keys in the database do. */
function equalsIgnoreCase(value: string | null | undefined, other: string | null | undefined): boolean {
  return value?.toLowerCase() === other?.toLowerCase();
}
