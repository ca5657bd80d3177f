import { DomainError } from '#domain/errors/errors.ts';
import type { InputIssue } from '#domain/errors/problems.ts';
import type { ProviderInput } from '#domain/payments/providerSchema.ts';
import type { Keys } from '../providerKeys.ts';
import { getProvider } from '../providers/providers.ts';
import type { ProviderSettings } from './readProviders.ts';

/**
 * Merges the entered keys into the stored ones. Another mode means another account, so the stored keys are not used if
 * the mode changes. The demo has its own keys, which are not stored.
 */
export function mergeKeys(
  { method, mode: previousMode, keys: savedKeys }: ProviderSettings,
  { mode, keys: enteredKeys }: ProviderInput,
): Keys {
  if (mode === 'DEMO') return {};
  const knownNames = getProvider(method).keys.map(({ name }) => name);
  const unknownName = Object.keys(enteredKeys).find((name) => !knownNames.includes(name));
  if (unknownName !== undefined) throw new DomainError('PROVIDER_KEY_UNKNOWN', `keys.${unknownName}`);
  const keys = { ...(mode === previousMode && savedKeys), ...enteredKeys };
  return Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== ''));
}

/** Converts problems with keys to issues with the form's fields. */
export function toKeyIssues(problems: readonly DomainError[]): InputIssue[] {
  return problems.map(({ reason, params, field, message }) => {
    return { reason, params, message, field: field === undefined ? '' : `keys.${field}` };
  });
}
