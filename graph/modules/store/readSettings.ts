import type { StoreSettings } from '#domain/store/storeSettings.ts';
import { parseSettings } from '#domain/store/storeSettingsSchema.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Key of the row that counts changes; every other row is a setting. */
export const VERSION_KEY = 'version';

export interface VersionedSettings extends StoreSettings {
  version: number;
}

/** Settings visible to everyone; the schema omits the others. */
export type PublicStore = VersionedSettings & { currency: 'NPR' };

/** Returns the current settings: stored values, with defaults for missing ones. */
export async function readSettings(prisma: Pick<Transaction, 'storeSetting'>): Promise<StoreSettings> {
  const { version, ...settings } = await readVersionedSettings(prisma);
  return settings;
}

/** Returns the current settings with their version, for editing. */
export async function readVersionedSettings(
  prisma: Pick<Transaction, 'storeSetting'>,
): Promise<VersionedSettings> {
  const rows = await prisma.storeSetting.findMany();
  const { [VERSION_KEY]: version = 1, ...stored } = Object.fromEntries(
    rows.map(({ key, value }) => [key, value]),
  );
  return { ...parseSettings(stored), version: Number(version) };
}
