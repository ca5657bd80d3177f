import { z } from 'zod';
import { CATEGORIES, PRODUCT_TYPES } from '#domain/catalog/catalogTerms.ts';
import { METALS } from '#domain/catalog/metals.ts';
import { productSchema } from '#domain/catalog/product/productSchema.ts';
import { MAX_WEIGHT_MG } from '#domain/catalog/product/variantSchema.ts';
import { lowerCaseEnum, npr, toUpper } from '../inputs.ts';

const HALLMARKS = ['BIS', 'NBSM'] as const;

const weightBody = z.strictObject({
  value: z.number().min(0).max(100_000).describe('Grams, such as `8.42`.'),
  unit: z.literal('g').optional().describe('Always grams.'),
});

const specifications = z.strictObject({
  weight: weightBody.optional().describe('Net weight of the metal, for earrings the weight of the pair.'),
  grossWeight: weightBody.nullish().describe('Weight of the whole item with its stones.'),
  metal: lowerCaseEnum(METALS).optional(),
  purity: z.string().optional(),
  gemstones: z
    .array(
      z.strictObject({
        kind: z.string(),
        carat: z.number().optional().describe('Total of all stones.'),
        count: z.int32().optional(),
        cut: z.string().nullish(),
        colour: z.string().nullish(),
        clarity: z.string().nullish(),
        lengthMm: z
          .number()
          .nullish()
          .describe(
            'Length of one stone in mm. For a round stone, its diameter, or the smaller one if two were measured.',
          ),
        widthMm: z
          .number()
          .nullish()
          .describe('Width of one stone in mm. For a round stone, its larger diameter if two were measured.'),
        depthMm: z.number().nullish(),
        certificate: z
          .strictObject({
            laboratory: z.string(),
            number: z.string(),
            cutGrade: z.string().nullish(),
            verificationUrl: z
              .string()
              .nullish()
              .describe('Read-only, because it follows from the other fields.'),
          })
          .nullish()
          .describe('Laboratory report. Null removes it.'),
      }),
    )
    .optional(),
  measurementsMm: z
    .record(z.string(), z.number().nullable())
    .optional()
    .describe(
      'Millimetres by kind, such as `band_width`. Null removes a value; omitted values do not change.',
    ),
  measuredSize: z.string().nullish().describe('Ring size, length or diameter of the measured item.'),
});

const variant = z.strictObject({
  size: z.string().nullish(),
  sku: z.string().optional(),
  barcode: z.string().nullish().describe('GTIN with check digit, or any string.'),
  weight: weightBody.optional(),
  stock: z.int32().optional(),
});

const parts = {
  name: z.string(),
  description: z.string().optional(),
  nameNe: z.string().nullish().describe('Name in Nepali.'),
  descriptionNe: z.string().nullish().describe('Description in Nepali.'),
  category: lowerCaseEnum(CATEGORIES),
  type: lowerCaseEnum(PRODUCT_TYPES),
  metal: lowerCaseEnum(METALS).optional().describe('Metal, here or in the specifications.'),
  purity: z
    .string()
    .optional()
    .describe('Purity, such as 22K or 925. Can also be given in `specifications`.'),
  specifications: specifications.optional().describe('Metal, purity, weight and stones.'),
  price: npr
    .nullish()
    .describe(
      'Fixed price in NPR. If omitted when a product is created, the price follows the metal rate. In an update, null makes the price follow the rate with the previous making charge, and sending the current price has no effect.',
    ),
  compareAtPrice: npr
    .nullish()
    .describe('Previous price to show crossed out, in NPR. Must be above the fixed price.'),
  makingPercent: z.number().nullish().describe("Making charge, percent of the metal's price."),
  makingFixed: npr.nullish().describe('Making charge, fixed amount in NPR.'),
  stonesPrice: npr.optional().describe('Total price of the stones, NPR.'),
  cost: npr.nullish().describe('Cost of one item to the store, NPR.'),
  seoTitle: z.string().nullish().describe('Title for search engines.'),
  seoDescription: z.string().nullish().describe('Description for search engines.'),
  stock: z.int32().optional().describe('Stock of a product without sizes.'),
  variants: z.array(variant).optional().describe('All variants, in display order.'),
  slug: z.string().optional(),
  sku: z.string().optional(),
  metalColour: z.string().nullish(),
  sizeUnit: z.string().nullish(),
  hallmark: lowerCaseEnum(HALLMARKS).nullish(),
  isFeatured: z.boolean().optional(),
  tags: z.array(z.string()).optional(),
  collectionId: z.string().nullish(),
  relatedIds: z.array(z.string()).nullish().describe('Ids of related products, in display order.'),
};

/** Body of a new product. */
export const productBody = z
  .strictObject(parts)
  .refine(({ metal, specifications }) => metal ?? specifications?.metal, createRequiredError('metal'))
  .refine(({ purity, specifications }) => purity ?? specifications?.purity, createRequiredError('purity'))
  .refine(({ specifications }) => specifications?.weight, createRequiredError('specifications', 'weight'));

/** Body of a product change. Omitted fields do not change. */
export const productChangeBody = z.strictObject(parts).partial();

const weightRule = z.object({
  value: z
    .number()
    .min(0.001)
    .max(MAX_WEIGHT_MG / 1000),
});

/** Domain rules of a product, by the names of this body. */
export const productRules = z.object({
  ...productSchema.shape,
  price: productSchema.shape.fixedPrice,
  specifications: z.object({ weight: weightRule, gemstones: productSchema.shape.gemstones }),
});

/** GraphQL names of fields with a different name in the body, for errors. */
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

/** Returns the product fields that GraphQL accepts. */
export function toProductInput(body: z.output<typeof productChangeBody>) {
  const { specifications = {}, category, type, hallmark, variants } = body;
  const { metal = specifications.metal, purity = specifications.purity } = body;
  return {
    name: body.name,
    description: body.description,
    nameNe: body.nameNe,
    descriptionNe: body.descriptionNe,
    category: toUpper(category),
    type: toUpper(type),
    metal: toUpper(metal),
    purity,
    weightMg: toMilligrams(specifications.weight),
    grossWeightMg: specifications.grossWeight === null ? null : toMilligrams(specifications.grossWeight),
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
    stock: isVariantTotal(body) ? undefined : body.stock,
    variants: variants?.map(({ size, sku, barcode, weight, stock }) => ({
      size,
      sku,
      barcode,
      stock,
      weightMg: toMilligrams(weight),
    })),
    sizeUnit: body.sizeUnit,
    hallmark: hallmark === null ? null : toUpper(hallmark),
    isFeatured: body.isFeatured,
    gemstones: specifications.gemstones?.map(
      ({ kind, carat, count, cut, colour, clarity, lengthMm, widthMm, depthMm, certificate }) => ({
        kind,
        carat,
        count,
        cut,
        colour,
        clarity,
        lengthUm: toMicrometres(lengthMm),
        widthUm: toMicrometres(widthMm),
        depthUm: toMicrometres(depthMm),
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
        micrometres: toMicrometres(mm),
      })),
    measuredSize: specifications.measuredSize,
    tags: body.tags,
    collectionId: body.collectionId,
    relatedIds: body.relatedIds,
  };
}

/** Returns true if `stock` is the total of the variants. A returned product contains this total, so it is ignored. */
function isVariantTotal({ stock, variants }: z.output<typeof productChangeBody>): boolean {
  return (
    variants !== undefined &&
    stock === variants.reduce((sum, productVariant) => sum + (productVariant.stock ?? 0), 0)
  );
}

/** Returns the input of a new product, and merges fields that the body can have in two places. */
export function toNewProductInput(body: z.output<typeof productBody>) {
  const { metal, purity, weightMg, ...facts } = toProductInput(body);
  if (!metal || !purity || weightMg === undefined) throw new Error('The body is not that of a new product.');
  const { name, category, type, price: fixedPrice } = body;
  return {
    ...facts,
    fixedPrice,
    name,
    category: toUpper(category),
    type: toUpper(type),
    metal,
    purity,
    weightMg,
  };
}

function toMilligrams(weight: z.output<typeof weightBody> | undefined): number | undefined {
  return weight && Math.round(weight.value * 1000);
}

function toMicrometres(mm: number | null | undefined): number | null {
  return mm == null ? null : Math.round(mm * 1000);
}

function createRequiredError(...path: string[]) {
  return { path, error: 'This is required.' };
}
