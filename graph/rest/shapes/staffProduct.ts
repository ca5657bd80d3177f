import { z } from 'zod';
import { lower } from '../inputs.ts';
import { ids, instant, toId, version } from './entity.ts';
import { productSchema, toProduct } from './product.ts';
import type { CountedProductFragment, StaffProductFieldsFragment } from './staffProduct.generated.ts';

export const staffProductSchema = productSchema
  .extend({
    images: z.array(z.object({ ...ids, url: z.string(), alt: z.string() }).meta({ id: 'StaffImage' })),
    pricingMode: z.enum(['rate', 'fixed']),
    makingPercent: z.number().nullable(),
    makingFixed: z.int().nullable().describe('NPR.'),
    stonesPrice: z.int().describe('NPR.'),
    fixedPrice: z.int().nullable().describe('NPR.'),
    popularity: z.int().describe('Pieces sold in the last 90 days.'),
    missing: z.array(z.string()).describe('What is missing before it can be put up for sale.'),
    version,
    publishedAt: instant.nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'StaffProduct', description: 'A product with what only staff see of it.' });

export function toStaffProduct(product: StaffProductFieldsFragment) {
  const { staff } = product;
  return {
    ...toProduct(product),
    ...staff,
    status: lower(staff.status),
    pricingMode: lower(staff.pricingMode),
    images: staff.images.map((one) => ({ ...toId(one), url: one.image.url, alt: one.image.alt })),
  };
}

export const countedProductSchema = z.union([staffProductSchema, productSchema]);

/** What a change of stock answers: with what only staff see, or as the shop shows it. */
export function toCountedProduct(product: CountedProductFragment) {
  return isStaffs(product) ? toStaffProduct(product) : toProduct(product);
}

function isStaffs(product: CountedProductFragment): product is StaffProductFieldsFragment {
  return product.staff !== undefined;
}
