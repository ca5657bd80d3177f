import { z } from 'zod';
import { toLower } from '../inputs.ts';
import { ids, instant, toId, version } from './entity.ts';
import { productSchema, toProduct } from './product.ts';
import type { CountedProductFragment, StaffProductFieldsFragment } from './staffProduct.generated.ts';

export const staffProductSchema = productSchema
  .extend({
    images: z.array(
      z
        .object({
          ...ids,
          url: z.string().describe('URL of the photo. Add `?w=640` for a smaller one.'),
          alt: z.string().describe('Description of the photo.'),
        })
        .meta({ id: 'StaffImage', description: 'Photo of a product.' }),
    ),
    pricingMode: z.enum(['rate', 'fixed']),
    makingPercent: z.number().nullable(),
    makingFixed: z.int().nullable().describe('NPR.'),
    stonesPrice: z.int().describe('NPR.'),
    fixedPrice: z.int().nullable().describe('NPR.'),
    popularity: z.int().describe('Items sold in the last 90 days.'),
    missing: z.array(z.string()).describe('Missing data that prevents publication.'),
    version,
    publishedAt: instant.nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'StaffProduct', description: 'A product with its staff fields.' });

export function toStaffProduct(product: StaffProductFieldsFragment) {
  const { staff } = product;
  return {
    ...toProduct(product),
    ...staff,
    status: toLower(staff.status),
    pricingMode: toLower(staff.pricingMode),
    images: staff.images.map((photo) => ({ ...toId(photo), url: photo.image.url, alt: photo.image.alt })),
  };
}

export const restockedProductSchema = z.union([staffProductSchema, productSchema]);

/**
 * Returns the response to a stock change: the product with its staff fields if the caller can read them, otherwise with
 * its shop fields only.
 */
export function toRestockedProduct(product: CountedProductFragment) {
  return hasStaffFields(product) ? toStaffProduct(product) : toProduct(product);
}

function hasStaffFields(product: CountedProductFragment): product is StaffProductFieldsFragment {
  return product.staff !== undefined;
}
