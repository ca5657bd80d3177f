const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface Allowance {
  most: number;
  withinMs: number;
}

interface Allowances {
  /** For what is tried about: an e-mail address, an order's number, an account. */
  subject?: Allowance;
  /** For the network it comes from. Many shoppers can share one. */
  network: Allowance;
}

/** How often what can be guessed, or floods a mailbox, may be tried. Signing in also slows each address down by itself. */
export const ALLOWANCES = {
  /** Failed ones. */
  signIn: { network: { most: 100, withinMs: 15 * MINUTE_MS } },
  /** The answer tells whether an address has an account. */
  register: {
    subject: { most: 5, withinMs: HOUR_MS },
    network: { most: 20, withinMs: HOUR_MS },
  },
  requestReset: {
    subject: { most: 5, withinMs: HOUR_MS },
    network: { most: 40, withinMs: HOUR_MS },
  },
  /** A mailed link that does not fit. */
  mailedLink: { network: { most: 30, withinMs: HOUR_MS } },
  /** A link to verify an account's address. */
  requestVerification: {
    subject: { most: 5, withinMs: HOUR_MS },
    network: { most: 40, withinMs: HOUR_MS },
  },
  /** Codes that are none; a signed-in shopper has an allowance of their own. */
  coupon: {
    subject: { most: 15, withinMs: 15 * MINUTE_MS },
    network: { most: 30, withinMs: 15 * MINUTE_MS },
  },
  /** A guest who looks for an order without its secret. */
  orderLookup: {
    subject: { most: 10, withinMs: HOUR_MS },
    network: { most: 40, withinMs: HOUR_MS },
  },
  /** Mails with the links to somebody's orders. */
  trackingLinks: {
    subject: { most: 3, withinMs: HOUR_MS },
    network: { most: 20, withinMs: HOUR_MS },
  },
  contactMessage: {
    subject: { most: 5, withinMs: HOUR_MS },
    network: { most: 30, withinMs: HOUR_MS },
  },
  // An alert is a mail to come: nobody fills a stranger's mailbox with them.
  createAlert: {
    subject: { most: 10, withinMs: HOUR_MS },
    network: { most: 60, withinMs: HOUR_MS },
  },
  subscribe: { network: { most: 60, withinMs: HOUR_MS } },
} as const satisfies Record<string, Allowances>;

export type Tried = keyof typeof ALLOWANCES;

export function allowancesOf(tried: Tried): Allowances {
  return ALLOWANCES[tried];
}
