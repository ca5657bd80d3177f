import type { DomainError } from '#domain/errors/errors.ts';
import type { ProviderState } from '#domain/payments/attempt.ts';
import type { OnlineMethod, ProviderMode } from '#domain/payments/onlineMethods.ts';
import type { AdmissionSlot } from '#graph/http/admission/admission.ts';

/** Access to a provider: its mode, the store's keys by name, and the URL of the demo. */
export interface ProviderAccess {
  mode: ProviderMode;
  keys: Readonly<Record<string, string>>;
  /** URL of the demo's providers, without a trailing slash; null if there are none. */
  demoUrl: string | null;
  /** Request slot, freed while the provider is called; none for a job. */
  slot?: AdmissionSlot | null | undefined;
}

/** connectIPS accepts no TXNID longer than this. */
export const MAX_REF_LENGTH = 20;

/** A payment to start. */
export interface AttemptToStart {
  /** Our reference, unique and unguessable: letters, digits and hyphens, at most MAX_REF_LENGTH characters. */
  ref: string;
  /** Whole NPR. */
  amount: number;
  orderNumber: string;
  /**
   * URL the provider returns the browser to. Its path alone identifies the attempt; for eSewa it ends with `/success`
   * or `/failure`. connectIPS ignores it and uses the URLs registered with NCHL, with the ref as `TXNID`.
   */
  returnUrl: string;
  /** The store's own URL. */
  storeUrl: string;
  customer: { name: string; email: string; phone: string };
  now: Date;
}

/** Redirect of the browser to the provider's page. */
export interface Redirect {
  method: 'GET' | 'POST';
  url: string;
  /** Form fields, in order. */
  fields: readonly { name: string; value: string }[];
}

export interface StartedAttempt {
  redirect: Redirect;
  /** The provider's id of the payment, such as Khalti's `pidx`; null if it has not assigned one yet. */
  providerRef: string | null;
  /** Time until which the provider's page accepts the payment. */
  expiresAt: Date;
}

/** The data of a started attempt that is needed to query its provider. */
export interface AttemptToQuery {
  ref: string;
  providerRef: string | null;
  /** Whole NPR. */
  amount: number;
}

/** Outcome that a returning browser claims. The payment counts only when `query` confirms it. */
export interface ProviderCallback {
  /** Our reference from the return URL; null if the URL contains none. */
  ref: string | null;
  providerRef: string | null;
  claims: 'PAID' | 'PENDING' | 'CANCELLED' | 'FAILED' | 'UNKNOWN';
  /** True if the return has a valid signature by the provider. */
  isSigned: boolean;
  /** Claimed amount, in paisa; null if there is none. */
  amountPaisa: number | null;
  transactionId: string | null;
  /** Problem in one word for the log: `signature`, `shape`. Null if there is none. */
  problem: string | null;
}

export interface ProviderResult {
  state: ProviderState;
  /** Amount that the provider reports, in paisa; null if it reports none. */
  amountPaisa: number | null;
  /** The provider's id of the payment, which also appears in the provider's statements. */
  transactionId: string | null;
  /** The provider's fee, in paisa; null if unknown. */
  feePaisa: number | null;
  /** The provider's own status, such as `COMPLETE`, or the reason why there is no response. */
  word: string;
}

export interface ProviderRefundRequest {
  transactionId: string;
  /** Whole NPR. */
  amount: number;
  /** True if the entire payment is refunded. */
  isFull: boolean;
  /** The customer's wallet or phone number. */
  phone: string;
}

export interface RefundResult {
  state: 'DONE' | 'REFUSED' | 'UNAVAILABLE';
  /** The provider's own status or message. */
  word: string;
}

/** A key that a provider issues to a store. */
interface ProviderKey {
  name: string;
  /** The provider's name for the key. The web app translates it. */
  label: string;
  /** Example value. */
  placeholder?: string;
  /** True if its value is never shown again. */
  isSecret: boolean;
  /** True for a file, such as a certificate, which is stored in base64. */
  isFile?: boolean;
  /** True if the provider works without it. */
  isOptional?: boolean;
}

/**
 * Adapter of a payment provider, based on the provider's documentation. It calls the provider, never the store's
 * database, and must not be called within a transaction. A failed call returns the result `UNAVAILABLE`; only
 * `initiate` throws, with ProviderUnavailable, if it receives no payment page.
 */
export interface PaymentProvider {
  readonly method: OnlineMethod;
  readonly keys: readonly ProviderKey[];
  /** Instructions for getting the keys. The web app translates them. */
  readonly keyHelp: string;
  /** Text for a successful test of the keys, including what only a payment can verify. The web app translates it. */
  readonly testHelp: string;
  /** Return paths that must be registered with the provider, because no request contains them. */
  readonly registeredPaths?: readonly string[];
  /** Returns the keys of the demo merchant by name. They are the same everywhere, so they are not stored. */
  createDemoKeys(): Promise<Record<string, string>>;
  /** Returns the origins to which the provider's forms are posted, for the content security policy. */
  listFormOrigins(demoUrl: string | null): readonly string[];
  initiate(access: ProviderAccess, attempt: AttemptToStart): Promise<StartedAttempt>;
  /** `params` contains each query parameter once, as it was sent. */
  parseCallback(access: ProviderAccess, params: Readonly<Record<string, string>>): ProviderCallback;
  query(access: ProviderAccess, attempt: AttemptToQuery): Promise<ProviderResult>;
  /** Omitted if the provider does not support refunds. The store then refunds by hand. */
  refund?(access: ProviderAccess, refund: ProviderRefundRequest): Promise<RefundResult>;
  /**
   * Tests the keys with the provider, without moving money. Returns the problems, each with the key's name as field;
   * none if the keys are valid.
   */
  testKeys(access: ProviderAccess): Promise<DomainError[]>;
}

/** Thrown if the provider returns no payment page. */
export class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailable';
  /** The provider's message if it refused; null if it did not respond. */
  readonly refusalMessage: string | null;

  constructor(method: OnlineMethod, refusalMessage: string | null) {
    super(`${method}: ${refusalMessage ?? 'no answer'}`);
    this.refusalMessage = refusalMessage;
  }
}
