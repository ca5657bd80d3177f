import { EXAMPLE_ADDRESS } from '../shapes/address.ts';
import { EXAMPLE_ID } from '../shapes/entity.ts';
import type { JsonSchema } from './toJsonSchema.ts';

/** Example values by property name, for properties whose description contains no example. */
const EXAMPLES: Record<string, string | number> = {
  ...EXAMPLE_ADDRESS,
  id: EXAMPLE_ID,
  _id: EXAMPLE_ID,
  productId: EXAMPLE_ID,
  collectionId: EXAMPLE_ID,
  email: 'customer@example.com',
  password: 'a long passphrase',
  authorName: 'Test Customer',
  accountHolder: 'Test Customer',
  bank: 'Nabil Bank',
  sku: 'GR-1042-16',
  slug: 'lotus-ring-22k-gold',
  size: '16',
  purity: '22K',
  image: '/media/lotus-ring.webp',
  url: '/media/lotus-ring.webp',
  alt: 'Lotus ring in 22K gold, front',
  couponCode: 'DASHAIN10',
  carrier: 'Nepal Can Move',
  trackingNumber: 'NCM-203948',
  reference: 'FT-2611-0042',
  price: 125_000,
  amount: 125_000,
  finalTotal: 125_000,
  total: 125_000,
  quantity: 1,
  page: 1,
  limit: 20,
  pages: 1,
};

/**
 * Returns an example value of a property: the one in its description (“such as `22K`”), or a value that fits its name
 * or type.
 */
export function getExample(name: string, schema: JsonSchema, description = ''): unknown {
  const {
    example,
    const: constant,
    enum: choices,
    format,
    type,
  } = schema as JsonSchema & { const?: unknown };
  if (example !== undefined || constant !== undefined) return example ?? constant;
  if (choices) return choices[0];
  if (format === 'date-time') return '2026-11-28T04:15:00.000Z';
  if (format === 'date') return '2026-11-28';
  const types = [type].flat();
  const [, exampleFromDescription] = /such as `([^`]+)`/.exec(description) ?? [];
  if (exampleFromDescription && types.includes('string')) return exampleFromDescription;
  const defaultExample = EXAMPLES[name];
  if (
    defaultExample !== undefined &&
    types.includes(typeof defaultExample === 'number' ? 'integer' : 'string')
  )
    return defaultExample;
  if (types.includes('boolean')) return false;
  return undefined;
}
