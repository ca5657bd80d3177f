import type { DomainError } from '#domain/errors/errors.ts';
import type { ProviderState } from '#domain/payments/attempt.ts';
import type { OnlineMethod, ProviderMode } from '#domain/payments/onlineMethods.ts';
import type { Place } from '#graph/http/admission/admission.ts';

/** With what a provider is asked: the store's keys by their names, and where it is. */
export interface ProviderAccess {
  mode: ProviderMode;
  keys: Readonly<Record<string, string>>;
  /** Where the demo's providers are, without a slash at its end; null where there are none. */
  demoUrl: string | null;
  /** Place of the request that asks, which is free for others meanwhile; none for a job. */
  place?: Place | null | undefined;
}

/** connectIPS takes no longer one as its TXNID. */
export const LONGEST_REF = 20;

/** A payment that a buyer is about to make. */
export interface AttemptToStart {
  /** Ours, unique and not guessable: letters, digits and hyphens, no more than LONGEST_REF of them. */
  ref: string;
  /** Whole NPR. */
  amount: number;
  orderNumber: string;
  /**
   * Where the provider sends the browser back to; the attempt is told by its path alone, to which eSewa's ends add `/success`
   * or `/failure`. connectIPS knows none of it: it goes to the addresses that NCHL has for the store, with the ref as `TXNID`.
   */
  returnUrl: string;
  /** The store's own address. */
  storeUrl: string;
  buyer: { name: string; email: string; phone: string };
  now: Date;
}

/** How the browser gets to the provider's page. */
export interface Redirect {
  method: 'GET' | 'POST';
  url: string;
  /** What a form of it holds, in order. */
  fields: readonly { name: string; value: string }[];
}

export interface StartedAttempt {
  redirect: Redirect;
  /** What the provider calls it, where it says so at once, such as Khalti's `pidx`. */
  providerRef: string | null;
  /** Until when its page takes the money. */
  expiresAt: Date;
}

/** A started attempt, as the provider is asked about it. */
export interface AttemptToQuery {
  ref: string;
  providerRef: string | null;
  /** Whole NPR. */
  amount: number;
}

/** What a browser that came back says. It is a claim: money counts once `query` has said so. */
export interface ProviderCallback {
  /** Our reference in it; null where it names none. */
  ref: string | null;
  providerRef: string | null;
  claims: 'PAID' | 'PENDING' | 'CANCELLED' | 'FAILED' | 'UNKNOWN';
  /** Whether the provider's signature is in it and right. */
  isSigned: boolean;
  /** In paisa; null where it names none. */
  amountPaisa: number | null;
  transactionId: string | null;
  /** What is wrong with it, in a word for the log: `signature`, `shape`. */
  problem: string | null;
}

export interface ProviderAnswer {
  state: ProviderState;
  /** The amount that the provider names, in paisa; null where it names none. */
  amountPaisa: number | null;
  /** The provider's number of the payment, which its statements have too. */
  transactionId: string | null;
  /** What the provider keeps, in paisa; null where it does not say. */
  feePaisa: number | null;
  /** The provider's own word for it, such as `COMPLETE`, or why there is no answer. */
  word: string;
}

export interface RefundToAsk {
  transactionId: string;
  /** Whole NPR. */
  amount: number;
  /** Whether that is all of the payment. */
  isFull: boolean;
  /** The buyer's wallet or phone. */
  phone: string;
}

export interface RefundAnswer {
  state: 'DONE' | 'REFUSED' | 'UNAVAILABLE';
  /** What the provider said. */
  word: string;
}

/** A key that a provider gives to a store. */
interface ProviderKey {
  name: string;
  /** What the provider calls it; a text that the web translates. */
  label: string;
  /** An example of it. */
  placeholder?: string;
  /** Whether it is never shown again. */
  isSecret: boolean;
  /** A file, such as a certificate, kept in base64. */
  isFile?: boolean;
  /** Whether a provider works without it. */
  isOptional?: boolean;
}

/**
 * A provider of payments, by its own documents. Nothing of it touches the store's database: it speaks with the provider, and
 * is never called within a transaction. What goes wrong on the way is an answer (`UNAVAILABLE`), not an error; `initiate`
 * throws ProviderUnavailable where no page can be had.
 */
export interface PaymentProvider {
  readonly method: OnlineMethod;
  readonly keys: readonly ProviderKey[];
  /** Where the store gets the keys; a text that the web translates. */
  readonly keyHelp: string;
  /** What a test of the keys shows when it finds nothing wrong, and what only a payment shows; a text that the web translates. */
  readonly testHelp: string;
  /** Paths of the store that the provider has to know beforehand, because no request names them. */
  readonly registeredPaths?: readonly string[];
  /** Keys of the demo's merchant by their names. They are the same everywhere, so they are stored nowhere. */
  demoKeys(): Promise<Record<string, string>>;
  /** Where its forms are sent, for the browser's policy. */
  formOrigins(demoUrl: string | null): readonly string[];
  initiate(access: ProviderAccess, attempt: AttemptToStart): Promise<StartedAttempt>;
  /** `params` are those of the address, once each, as they were sent. */
  parseCallback(access: ProviderAccess, params: Readonly<Record<string, string>>): ProviderCallback;
  query(access: ProviderAccess, attempt: AttemptToQuery): Promise<ProviderAnswer>;
  /** Left out where the provider has none: money then goes back by hand. */
  refund?(access: ProviderAccess, refund: RefundToAsk): Promise<RefundAnswer>;
  /** Tries the keys at the provider, without moving money: what is wrong, by the key's name as field; empty where they work. */
  tryKeys(access: ProviderAccess): Promise<DomainError[]>;
}

/** No page of the provider can be had at this moment. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
  /** The provider's own words, where it has refused; null where it did not answer. */
  readonly refusal: string | null;

  constructor(method: OnlineMethod, refusal: string | null) {
    super(`${method}: ${refusal ?? 'no answer'}`);
    this.refusal = refusal;
  }
}
