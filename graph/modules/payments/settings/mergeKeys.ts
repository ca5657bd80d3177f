import { DomainError } from '#domain/errors/errors.ts';
import type { InputIssue } from '#domain/errors/problems.ts';
import type { ProviderWish } from '#domain/payments/providerSchema.ts';
import type { Keys } from '../providerKeys.ts';
import { providerOf } from '../providers/providers.ts';
import type { ProviderSettings } from './readProviders.ts';

/**
 * The keys as they are to be: those that are kept, with what was entered. Another mode belongs to another account: what is
 * kept of one is told to no other. The demo has its own, which are kept nowhere.
 */
export function wishedKeys(
  { method, mode: modeBefore, keys: kept }: ProviderSettings,
  { mode, keys: entered }: ProviderWish,
): Keys {
  if (mode === 'DEMO') return {};
  const known = providerOf(method).keys.map(({ name }) => name);
  const unknown = Object.keys(entered).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new DomainError('PROVIDER_KEY_UNKNOWN', `keys.${unknown}`);
  const keys = { ...(mode === modeBefore && kept), ...entered };
  return Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== ''));
}

/** Problems of keys, told under the names that the form has for them. */
export function issuesOfKeys(problems: readonly DomainError[]): InputIssue[] {
  return problems.map(({ reason, params, field, message }) => {
    return { reason, params, message, field: field === undefined ? '' : `keys.${field}` };
  });
}
