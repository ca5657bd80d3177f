/** The providers' own pages and calls, for who pays orders with them. */

export {
  LONGEST_REF,
  type ProviderAccess,
  type ProviderAnswer,
  type ProviderCallback,
  ProviderUnavailable,
  type Redirect,
  type RefundAnswer,
  type StartedAttempt,
} from './providers/provider.ts';
export { providerOf } from './providers/providers.ts';
export { isTooSlow } from './providers/requestProvider.ts';
