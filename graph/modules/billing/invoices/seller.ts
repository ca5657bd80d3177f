import { z } from 'zod';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import type { Invoice } from '#graph/prisma/generated/client.ts';

/** Store details on an invoice. */
export type Seller = Pick<StoreSettings, 'name' | 'address' | 'phone' | 'email' | 'pan'>;

export function toSeller({ name, address, phone, email, pan }: Seller): Seller {
  return { name, address, phone, email, pan };
}

const storedSellerSchema = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  pan: z.string(),
});

/**
 * Returns the seller stored with the invoice. Returns the current store if there is no invoice, or if the invoice has
 * no stored seller because an earlier version of the program issued it.
 */
export function getSeller(invoice: Pick<Invoice, 'seller'> | null, settings: Seller): Seller {
  return invoice === null || invoice.seller === null
    ? toSeller(settings)
    : storedSellerSchema.parse(invoice.seller);
}
