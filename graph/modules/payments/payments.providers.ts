/** Provider adapters, for modules that call providers about orders. */

export {
  MAX_REF_LENGTH,
  type ProviderAccess,
  type ProviderCallback,
  type ProviderResult,
  ProviderUnavailableError as ProviderUnavailable,
  type Redirect,
  type RefundResult,
  type StartedAttempt,
} from './providers/provider.ts';
export { getProvider } from './providers/providers.ts';
export { isTimeout } from './providers/requestProvider.ts';
