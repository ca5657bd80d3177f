import { z } from 'zod';
import { CATEGORIES, PIECE_TYPES } from '#domain/catalog/catalogTerms.ts';
import { METALS } from '#domain/catalog/metals.ts';
import { productSchema } from '#domain/catalog/product/productSchema.ts';
import { MAX_WEIGHT_MG } from '#domain/catalog/product/variantSchema.ts';
import { npr, oneOf, upper } from '../inputs.ts';

const HALLMARKS = ['BIS', 'NBSM'] as const;

const weightBody = z.strictObject({
  value: z.number().min(0).max(100_000),
  unit: z.literal('g').optional(),
});

const specifications = z.strictObject({
  weight: weightBody.optional().describe('Net metal weight; earrings as a pair.'),
  grossWeight: weightBody.nullish().describe('The whole piece with its stones.'),
  metal: oneOf(METALS).optional(),
  purity: z.string().optional(),
  gemstones: z
    .array(
      z.strictObject({
        kind: z.string(),
        carat: z.number().optional().describe('Over all of them.'),
        count: z.int32().optional(),
        cut: z.string().nullish(),
        colour: z.string().nullish(),
        clarity: z.string().nullish(),
        lengthMm: z.number().nullish().describe('Of one stone, or the diameter of a round one.'),
        widthMm: z.number().nullish().describe('Of a round stone its larger diameter, if it was measured.'),
        depthMm: z.number().nullish(),
        certificate: z
          .strictObject({
            laboratory: z.string(),
            number: z.string(),
            cutGrade: z.string().nullish(),
            verificationUrl: z.string().nullish().describe('Read only: it follows from the others.'),
          })
          .nullish()
          .describe('The report of a laboratory; null takes it away.'),
      }),
    )
    .optional(),
  measurementsMm: z
    .record(z.string(), z.number().nullable())
    .optional()
    .describe('Millimetres by kind, such as `band_width`; null removes one, the others stay.'),
  measuredSize: z.string().nullish().describe('The size that was measured.'),
});

const variant = z.strictObject({
  size: z.string().nullish(),
  sku: z.string().optional(),
  barcode: z.string().nullish().describe('A GTIN with its check digit, or any text.'),
  weight: weightBody.optional(),
  stock: z.int32().optional(),
});

const parts = {
  name: z.string(),
  description: z.string().optional(),
  nameNe: z.string().nullish().describe('The name in Nepali.'),
  descriptionNe: z.string().nullish().describe('The description in Nepali.'),
  category: oneOf(CATEGORIES),
  type: oneOf(PIECE_TYPES),
  metal: oneOf(METALS).optional().describe('Here or in the specifications.'),
  purity: z.string().optional().describe('Here or in the specifications, such as 22K or 925.'),
  specifications: specifications.optional(),
  price: npr
    .nullish()
    .describe(
      'A fixed price, NPR; without it the price follows the rate of its metal. In a change, one that the piece has already changes nothing, and null lets it follow the rate with the making charge that it had.',
    ),
  compareAtPrice: npr.nullish().describe('What it cost before, NPR, above a fixed price.'),
  makingPercent: z.number().nullish().describe("Making charge in percent of the metal's price."),
  makingFixed: npr.nullish().describe('Making charge as a sum, NPR.'),
  stonesPrice: npr.optional().describe('What the stones cost together, NPR.'),
  cost: npr.nullish().describe('What one has cost the house, NPR.'),
  seoTitle: z.string().nullish().describe('For search engines.'),
  seoDescription: z.string().nullish().describe('For search engines.'),
  stock: z.int32().optional().describe('Of a piece without sizes.'),
  variants: z.array(variant).optional().describe('All its sizes in order.'),
  slug: z.string().optional(),
  sku: z.string().optional(),
  metalColour: z.string().nullish(),
  sizeUnit: z.string().nullish(),
  hallmark: oneOf(HALLMARKS).nullish(),
  isFeatured: z.boolean().optional(),
  tags: z.array(z.string()).optional(),
  collectionId: z.string().nullish(),
  relatedIds: z.array(z.string()).nullish().describe('The pieces to show beside it, in their order.'),
};

/** A piece to begin. */
export const productBody = z
  .strictObject(parts)
  .refine(({ metal, specifications }) => metal ?? specifications?.metal, required('metal'))
  .refine(({ purity, specifications }) => purity ?? specifications?.purity, required('purity'))
  .refine(({ specifications }) => specifications?.weight, required('specifications', 'weight'));

/** What changes on a piece; what is left out stays. */
export const productChange = z.strictObject(parts).partial();

const weightRule = z.object({
  value: z
    .number()
    .min(0.001)
    .max(MAX_WEIGHT_MG / 1000),
});

/** The rules of a piece by the names that it has here. */
export const productRules = z.object({
  ...productSchema.shape,
  price: productSchema.shape.fixedPrice,
  specifications: z.object({ weight: weightRule, gemstones: productSchema.shape.gemstones }),
});

/** What GraphQL calls otherwise, for the fields of errors. */
export const PRODUCT_FIELD_NAMES = {
  weightMg: 'specifications.weight',
  grossWeightMg: 'specifications.grossWeight',
  'variants.*.weightMg': 'variants.*.weight',
  gemstones: 'specifications.gemstones',
  'gemstones.*.lengthUm': 'specifications.gemstones.*.lengthMm',
  'gemstones.*.widthUm': 'specifications.gemstones.*.widthMm',
  'gemstones.*.depthUm': 'specifications.gemstones.*.depthMm',
  measurements: 'specifications.measurementsMm',
  measuredSize: 'specifications.measuredSize',
  fixedPrice: 'price',
};

/** The facts of a body as GraphQL takes them, without what it does not know. */
export function productInput(body: z.output<typeof productChange>) {
  const { specifications = {}, category, type, hallmark, variants } = body;
  const { metal = specifications.metal, purity = specifications.purity } = body;
  return {
    name: body.name,
    description: body.description,
    nameNe: body.nameNe,
    descriptionNe: body.descriptionNe,
    category: upper(category),
    type: upper(type),
    metal: upper(metal),
    purity,
    weightMg: milligrams(specifications.weight),
    grossWeightMg: specifications.grossWeight === null ? null : milligrams(specifications.grossWeight),
    cost: body.cost,
    seoTitle: body.seoTitle,
    seoDescription: body.seoDescription,
    slug: body.slug,
    sku: body.sku,
    metalColour: body.metalColour,
    compareAtPrice: body.compareAtPrice,
    makingPercent: body.makingPercent,
    makingFixed: body.makingFixed,
    stonesPrice: body.stonesPrice,
    stock: isSumOf(body) ? undefined : body.stock,
    variants: variants?.map(({ size, sku, barcode, weight, stock }) => ({
      size,
      sku,
      barcode,
      stock,
      weightMg: milligrams(weight),
    })),
    sizeUnit: body.sizeUnit,
    hallmark: hallmark === null ? null : upper(hallmark),
    isFeatured: body.isFeatured,
    gemstones: specifications.gemstones?.map(
      ({ kind, carat, count, cut, colour, clarity, lengthMm, widthMm, depthMm, certificate }) => ({
        kind,
        carat,
        count,
        cut,
        colour,
        clarity,
        lengthUm: micrometres(lengthMm),
        widthUm: micrometres(widthMm),
        depthUm: micrometres(depthMm),
        certificate: certificate && {
          laboratory: certificate.laboratory,
          number: certificate.number,
          cutGrade: certificate.cutGrade,
        },
      }),
    ),
    measurements:
      specifications.measurementsMm &&
      Object.entries(specifications.measurementsMm).map(([kind, mm]) => ({
        kind,
        micrometres: micrometres(mm),
      })),
    measuredSize: specifications.measuredSize,
    tags: body.tags,
    collectionId: body.collectionId,
    relatedIds: body.relatedIds,
  };
}

/** A piece is handed out with its stock over all sizes beside that of each. */
function isSumOf({ stock, variants }: z.output<typeof productChange>): boolean {
  return variants !== undefined && stock === variants.reduce((sum, one) => sum + (one.stock ?? 0), 0);
}

/** The facts of a piece to begin, where each of them that has two places is in one. */
export function newProductInput(body: z.output<typeof productBody>) {
  const { metal, purity, weightMg, ...facts } = productInput(body);
  if (!metal || !purity || weightMg === undefined) throw new Error('The piece was not read as one to begin.');
  const { name, category, type, price: fixedPrice } = body;
  return {
    ...facts,
    fixedPrice,
    name,
    category: upper(category),
    type: upper(type),
    metal,
    purity,
    weightMg,
  };
}

function milligrams(weight: z.output<typeof weightBody> | undefined): number | undefined {
  return weight && Math.round(weight.value * 1000);
}

function micrometres(mm: number | null | undefined): number | null {
  return mm == null ? null : Math.round(mm * 1000);
}

function required(...path: string[]) {
  return { path, error: 'This is required.' };
}
