import { z } from 'zod';
import { readWard } from '#domain/customers/places.ts';
import type { SavedAddress } from '#graph/schema/schema.generated.ts';
import { idOf, ids, instant } from './entity.ts';

const PLACE_FIELDS = 'name phone province district municipality ward street landmark';

export const ADDRESS = `{ ${PLACE_FIELDS} }`;
export const SAVED_ADDRESS = `{ id label ${PLACE_FIELDS} isDefault createdAt }`;

const place = {
  name: z.string(),
  phone: z.string(),
  province: z.string(),
  district: z.string(),
  municipality: z.string(),
  ward: z.int().nullable(),
  street: z.string(),
  landmark: z.string().nullable(),
};

export const addressSchema = z.object(place).meta({ id: 'Address', description: 'An address in Nepal.' });

export const savedAddressSchema = z
  .object({ ...ids, label: z.string().nullable(), ...place, isDefault: z.boolean(), createdAt: instant })
  .meta({ id: 'SavedAddress', description: 'An address that a customer saved.' });

/** An address as a request brings it. */
export const addressBody = {
  name: z.string().describe('Who receives it.'),
  phone: z.string().describe('Their phone number in Nepal.'),
  province: z.string().describe('In English or Nepali.'),
  district: z.string(),
  municipality: z.string().describe('With its kind or without: Lalitpur, or Lalitpur Metropolitan City.'),
  ward: z
    .preprocess((ward) => (typeof ward === 'string' ? readWard(ward) : ward), z.int32().nullish())
    .meta({
      description: 'Its number, as 9, "9" or "९".',
      anyOf: [{ type: 'integer' }, { type: 'string' }, { type: 'null' }],
    }),
  street: z.string(),
  landmark: z.string().nullish(),
};

/** The address of a body without what GraphQL does not know. */
export function addressInput(body: Partial<z.output<z.ZodObject<typeof addressBody>>>) {
  const { name, phone, province, district, municipality, ward, street, landmark } = body;
  return { name, phone, province, district, municipality, ward, street, landmark };
}

export function savedAddressOf(address: SavedAddress) {
  return { ...idOf(address), ...address };
}
