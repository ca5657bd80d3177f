import { z } from 'zod';
import { toLower } from '../inputs.ts';
import { ids, toGrams, toId, weightSchema } from './entity.ts';
import { priceBreakdownSchema, toPriceBreakdown } from './priceBreakdown.ts';
import type { ProductFieldsFragment, ProductForStaffFragment } from './product.generated.ts';

const imageSchema = z.object({ url: z.string(), alt: z.string() }).meta({ id: 'Image' });

export const productSchema = z
  .object({
    ...ids,
    slug: z.string(),
    sku: z.string(),
    name: z.string(),
    nameNe: z.string().nullable().describe('In Nepali.'),
    description: z.string(),
    descriptionNe: z.string().nullable().describe('In Nepali.'),
    category: z.enum(['gold', 'silver', 'diamond']),
    type: z.enum(['rings', 'necklaces', 'earrings']),
    price: z.int().describe('Lowest price of the variants, NPR.'),
    compareAtPrice: z
      .int()
      .nullable()
      .describe('Previous price to show crossed out, NPR. Null if not higher than the price.'),
    image: z.string().nullable().describe('Main photo. Add `?w=640` for a smaller one.'),
    images: z.array(imageSchema),
    video: z.object({ url: z.string(), alt: z.string() }).nullable().describe('Short video in MP4 or WebM.'),
    specifications: z
      .object({
        weight: weightSchema,
        grossWeight: weightSchema
          .nullable()
          .describe('Weight of the whole item with its stones. Null if unknown.'),
        metal: z.enum(['gold', 'silver']),
        purity: z.string(),
        gemstones: z.array(
          z.object({
            kind: z.string(),
            carat: z.number(),
            count: z.int(),
            cut: z.string().nullable(),
            colour: z.string().nullable(),
            clarity: z.string().nullable(),
            lengthMm: z
              .number()
              .nullable()
              .describe(
                'Length of one stone in mm. For a round stone, its diameter, or the smaller one if two were measured.',
              ),
            widthMm: z
              .number()
              .nullable()
              .describe(
                'Width of one stone in mm. For a round stone, its larger diameter if two were measured.',
              ),
            depthMm: z.number().nullable(),
            certificate: z
              .object({
                laboratory: z.string(),
                number: z.string(),
                verificationUrl: z.string().nullable(),
                cutGrade: z.string().nullable(),
              })
              .nullable()
              .describe('Laboratory report.'),
          }),
        ),
        measurementsMm: z
          .record(z.string(), z.number())
          .describe('Millimetres by kind, such as `band_width`. For earrings, the values of one earring.'),
        measuredSize: z.string().nullable().describe('Ring size, length or diameter of the measured item.'),
      })
      .describe('Metal, purity, weight and stones.'),
    variants: z.array(
      z.object({
        sku: z.string().describe('Stock keeping unit.'),
        barcode: z.string().nullable(),
        size: z.string().nullable(),
        stock: z.int(),
        price: z.int(),
      }),
    ),
    stock: z.int().describe('Total stock of the variants.'),
    rating: z.number().nullable().describe('1 to 5; null without reviews.'),
    reviewCount: z.int(),
    isFeatured: z.boolean(),
    status: z.enum(['draft', 'active', 'archived']),
    priceBreakdown: priceBreakdownSchema.nullable(),
  })
  .meta({
    id: 'Product',
    description: 'A design in one metal and purity, with one or more variants.',
  });

/** Callers that cannot read the status see only products for sale. */
export function toProduct({ staff, ...product }: ProductFieldsFragment & Partial<ProductForStaffFragment>) {
  const {
    weightMg,
    grossWeightMg,
    metal,
    purity,
    gemstones,
    measurements,
    measuredSize,
    images,
    category,
    type,
    priceBreakdown,
    ...facts
  } = product;
  return {
    ...toId(facts),
    ...facts,
    category: toLower(category),
    type: toLower(type),
    image: images[0]?.url ?? null,
    images,
    specifications: {
      weight: toGrams(weightMg),
      grossWeight: grossWeightMg == null ? null : toGrams(grossWeightMg),
      metal: toLower(metal),
      purity,
      gemstones: gemstones.map(({ lengthUm, widthUm, depthUm, ...stone }) => ({
        ...stone,
        lengthMm: toMillimetres(lengthUm),
        widthMm: toMillimetres(widthUm),
        depthMm: toMillimetres(depthUm),
      })),
      measurementsMm: Object.fromEntries(
        measurements.map(({ kind, micrometres }) => [kind, micrometres / 1000]),
      ),
      measuredSize,
    },
    status: staff ? toLower(staff.status) : 'active',
    priceBreakdown: priceBreakdown ? toPriceBreakdown(priceBreakdown) : null,
  };
}

function toMillimetres(um: number | null): number | null {
  return um === null ? null : um / 1000;
}
