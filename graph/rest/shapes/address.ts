import { z } from 'zod';
import { readWard } from '#domain/customers/places.ts';
import type { SavedAddressFieldsFragment } from './address.generated.ts';
import { ids, instant, toId, toReadOnlyFields } from './entity.ts';

const addressFields = {
  name: z.string(),
  phone: z.string(),
  province: z.string(),
  district: z.string(),
  municipality: z.string(),
  ward: z.int().nullable(),
  street: z.string(),
  landmark: z.string().nullable(),
};

export const addressSchema = z
  .object(addressFields)
  .meta({ id: 'Address', description: 'An address in Nepal.' });

export const savedAddressSchema = z
  .object({
    ...ids,
    label: z.string().nullable(),
    ...addressFields,
    isDefault: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'SavedAddress', description: 'A saved address of a customer.' });

/** Address in a request. */
export const addressBody = {
  name: z.string().describe('Name of the recipient.'),
  phone: z.string().describe("Recipient's phone number in Nepal."),
  province: z.string().describe('In English or Nepali.'),
  district: z.string(),
  municipality: z.string().describe('With or without its type: Lalitpur, or Lalitpur Metropolitan City.'),
  ward: z
    .preprocess((ward) => (typeof ward === 'string' ? readWard(ward) : ward), z.int32().nullish())
    .meta({
      description: 'Ward number, as 9, "9" or "९".',
      anyOf: [{ type: 'integer' }, { type: 'string' }, { type: 'null' }],
    }),
  street: z.string(),
  landmark: z.string().nullish(),
};

/** A delivery address. A saved address can be sent back as returned. */
export const addressRequestBody = z.strictObject({ ...toReadOnlyFields(savedAddressSchema), ...addressBody });

export const EXAMPLE_ADDRESS = {
  name: 'Test Customer',
  phone: '9841000000',
  province: 'Bagmati',
  district: 'Lalitpur',
  municipality: 'Lalitpur',
  ward: 3,
  street: 'Pulchowk 12',
};

type AddressBody = z.output<z.ZodObject<typeof addressBody>>;

/** Returns the address fields that GraphQL accepts. */
export function toAddressInput(body: AddressBody): AddressBody;
export function toAddressInput(body: Partial<AddressBody>): Partial<AddressBody>;
export function toAddressInput(body: Partial<AddressBody>): Partial<AddressBody> {
  const { name, phone, province, district, municipality, ward, street, landmark } = body;
  return { name, phone, province, district, municipality, ward, street, landmark };
}

export function toSavedAddress(address: SavedAddressFieldsFragment) {
  return { ...toId(address), ...address };
}
