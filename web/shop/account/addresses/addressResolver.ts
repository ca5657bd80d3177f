import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { savedAddressSchema } from '#domain/customers/savedAddressSchema.ts';
import { type AddressValues, toAddress } from './addressValues.ts';

const rules = z.preprocess(
  (values) => toAddress(values as AddressValues),
  savedAddressSchema,
) as unknown as z.ZodType<AddressValues, AddressValues>;

/** The rules of a saved address, asked about what the form means; the form keeps its values as they were typed. */
export const addressResolver = zodResolver(rules, undefined, { raw: true });
