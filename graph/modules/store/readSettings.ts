import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { parseSettings } from '#domain/store/storeSettingsSchema.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** The row that counts the changes, beside a row for each setting. */
export const VERSION_KEY = 'version';

export interface VersionedSettings extends StoreSettings {
  version: number;
}

/** What everybody may see of it: the contract leaves out the rest. */
export type ShownStore = VersionedSettings & { currency: 'NPR' };

/** The store's facts and rules as they stand now: what is stored, and the defaults for the rest. */
export async function readSettings(prisma: Pick<Transaction, 'storeSetting'>): Promise<StoreSettings> {
  const { version, ...settings } = await readVersionedSettings(prisma);
  return settings;
}

/** The same with their version, for who changes them. */
export async function readVersionedSettings(
  prisma: Pick<Transaction, 'storeSetting'>,
): Promise<VersionedSettings> {
  const rows = await prisma.storeSetting.findMany();
  const { [VERSION_KEY]: version = 1, ...stored } = Object.fromEntries(
    rows.map(({ key, value }) => [key, value]),
  );
  return { ...parseSettings(stored), version: Number(version) };
}
