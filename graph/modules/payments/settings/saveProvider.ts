import { InvalidInput } from '#domain/errors/problems.ts';
import type { OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { getChangesBetween } from '#graph/audit/changesBetween.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { UpdatePaymentProviderInput } from '#graph/schema/schema.generated.ts';
import { settingsChanged } from '#graph/work/storeEvents.ts';
import { encryptKeys, type Keys } from '../providerKeys.ts';
import { findMissingKeys } from '../providers/access.ts';
import { getProvider } from '../providers/providers.ts';
import { mergeKeys, toKeyIssues } from './mergeKeys.ts';
import { type ProviderSettings, readProvider } from './readProviders.ts';
import { validateProviderSettings } from './validateProviderSettings.ts';

/**
 * Saves a provider's settings. A provider can be enabled only with all its keys. The audit entry names the changed
 * keys, without their values.
 */
export function saveProvider(
  context: GraphContext,
  input: UpdatePaymentProviderInput,
): Promise<ProviderSettings> {
  const { secrets, demoPaymentsUrl: demoUrl } = context;
  const { method } = input;
  const settings = validateProviderSettings(context, input);
  return context.work(async (work) => {
    await lockProvider(work.db, method);
    const before = await readProvider({ prisma: work.db, secrets }, method);
    assertVersion(before, input.version);
    const keys = mergeKeys(before, settings);
    const requiresKeys = settings.isEnabled && settings.mode !== 'DEMO';
    const missingKeyErrors = requiresKeys
      ? findMissingKeys(getProvider(method), { ...settings, keys, demoUrl })
      : [];
    if (missingKeyErrors.length > 0) throw new InvalidInput(toKeyIssues(missingKeyErrors));

    const after = { ...settings, keys: encryptKeys(keys, method, secrets), version: before.version + 1 };
    await work.db.paymentProvider.upsert({
      where: { method },
      create: { method, ...after },
      update: after,
    });
    const changes = getChangesBetween(
      toAuditedSettings(before),
      toAuditedSettings({ ...before, ...settings, keys }),
    );
    const changedKeys = findChangedNames(before.keys, keys);
    if (changes || changedKeys.length > 0)
      await recordAudit(work.db, context, {
        action: 'provider.save',
        entity: 'PaymentProvider',
        entityId: method,
        ...(changes && { before: changes.before }),
        after: { ...changes?.after, ...(changedKeys.length > 0 && { keys: changedKeys }) },
      });
    work.publish(settingsChanged());
    return readProvider({ prisma: work.db, secrets }, method);
  });
}

/** Locks the row, or the gap where it will be inserted. */
async function lockProvider(tx: Transaction, method: OnlineMethod): Promise<void> {
  await tx.$queryRaw`SELECT method FROM payment_providers WHERE method = ${method} FOR UPDATE`;
}

function toAuditedSettings({
  isEnabled,
  mode,
  note,
  noteNe,
  most,
}: Omit<ProviderSettings, 'version' | 'method'>) {
  return { isEnabled, mode, note, noteNe, most };
}

function findChangedNames(before: Keys, after: Keys): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );
}
