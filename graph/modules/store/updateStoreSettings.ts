import { parseInput } from '#domain/errors/problems.ts';
import { mergeSettings, storeSettingsSchema } from '#domain/store/storeSettingsSchema.ts';
import { getChangedFields } from '#graph/audit/changedFields.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { UpdateStoreSettingsInput } from '#graph/schema/schema.generated.ts';
import { settingsChanged } from '#graph/work/storeEvents.ts';
import { readVersionedSettings, VERSION_KEY, type VersionedSettings } from './readSettings.ts';

/**
 * Changes the settings in the input. Null counts as omitted, including within `bankTransfer`, `features` and `booking`.
 */
export function updateStoreSettings(
  context: GraphContext,
  { version: expectedVersion, ...input }: UpdateStoreSettingsInput,
): Promise<VersionedSettings> {
  return context.work(async (work) => {
    await lockSettings(work.db);
    const { version, ...savedSettings } = await readVersionedSettings(work.db);
    assertVersion({ version }, expectedVersion);
    const settings = parseInput(storeSettingsSchema, mergeSettings(savedSettings, omitNulls(input)));
    const changedSettings = getChangedFields({ ...savedSettings }, { ...settings });
    if (!changedSettings) return { ...savedSettings, version };
    for (const [key, value] of Object.entries(changedSettings.after))
      if (value != null) await writeSetting(work.db, key, value);
    await writeSetting(work.db, VERSION_KEY, version + 1);
    work.publish(settingsChanged());
    await recordAudit(work.db, context, {
      action: 'settings.update',
      entity: 'StoreSettings',
      entityId: 'store',
      ...changedSettings,
    });
    return { ...settings, version: version + 1 };
  });
}

/** Serialises simultaneous changes. */
async function lockSettings(tx: Transaction) {
  await tx.$queryRaw`SELECT \`key\` FROM store_settings FOR UPDATE`;
}

async function writeSetting(tx: Transaction, key: string, value: Prisma.InputJsonValue) {
  await tx.storeSetting.upsert({ where: { key }, create: { key, value }, update: { value } });
}

function omitNulls(input: object): Record<string, unknown> {
  const presentEntries = Object.entries(input).filter(([, value]) => value != null);
  return Object.fromEntries(
    presentEntries.map(([key, value]) => [
      key,
      Array.isArray(value) || typeof value !== 'object' ? value : omitNulls(value),
    ]),
  );
}
