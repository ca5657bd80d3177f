import type { StoreSettings } from '#domain/storeSettings.ts';
import { parseSettings } from '#domain/validation/storeSettings.ts';
import type { Transaction } from '../../prisma/transaction.ts';

/** The store's facts and rules as they stand now: what is stored, and the defaults for the rest. */
export async function readSettings(prisma: Pick<Transaction, 'storeSetting'>): Promise<StoreSettings> {
  const rows = await prisma.storeSetting.findMany();
  return parseSettings(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
}
