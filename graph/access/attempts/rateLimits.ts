const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface RateLimit {
  limit: number;
  withinMs: number;
}

interface RateLimits {
  /** Limit per subject: an email address, an order number or an account. */
  subject?: RateLimit;
  /** Limit per subject and network, so that a few attempts from one network don't lock out others. */
  subjectFromNetwork?: RateLimit;
  /** Limit per network, which many shoppers can share. */
  network?: RateLimit;
  /**
   * Limit for the surrounding network range, against clients that change their address within it. A whole town can share one range.
   */
  neighbourhood?: RateLimit;
}

const perHour = (limit: number): RateLimit => ({ limit, withinMs: HOUR_MS });
const perMinute = (limit: number): RateLimit => ({ limit, withinMs: MINUTE_MS });
const perQuarterHour = (limit: number): RateLimit => ({ limit, withinMs: 15 * MINUTE_MS });

/**
 * Limits on actions that can be used to guess secrets or flood mailboxes. Sign-in also slows down per email address.
 */
export const RATE_LIMITS = {
  /** Counts failed sign-ins only. */
  signIn: { network: perQuarterHour(100), neighbourhood: perQuarterHour(300) },
  /** The response reveals whether an address has an account. */
  register: { subject: perHour(5), network: perHour(20), neighbourhood: perHour(60) },
  requestReset: { subject: perHour(5), network: perHour(40), neighbourhood: perHour(120) },
  /** Counts invalid emailed links. */
  mailedLink: { network: perHour(30), neighbourhood: perHour(90) },
  /** Emails with a link to verify the email address of an account. */
  requestVerification: { subject: perHour(5), network: perHour(40) },
  /** Invitations and emails to verify a customer's new address, by mailbox. */
  invitation: { subject: perHour(3) },
  emailChangeLink: { subject: perHour(3) },
  /**
   * Changes of customers' email addresses, by account or API key. Each sends emails to the new and the old address.
   */
  changeCustomerEmail: { subject: perHour(60) },
  /** Wrong coupon codes of guests. They don't affect signed-in customers. */
  coupon: { network: perQuarterHour(30), neighbourhood: perQuarterHour(90) },
  /** Wrong coupon codes of an account, from any network. */
  accountCoupon: { subject: perQuarterHour(15) },
  /** Guest orders, by email address. Each order sends an email. */
  guestOrder: { subject: perHour(3), network: perHour(40), neighbourhood: perHour(120) },
  /** Orders of an account. */
  accountOrder: { subject: perHour(20), network: perHour(120) },
  /** Failed guest look-ups of an order without its secret. */
  orderLookup: { subject: perHour(100), subjectFromNetwork: perHour(10), network: perHour(40) },
  /** Unknown order numbers. Many shoppers can share a network. */
  trackOrder: { network: perQuarterHour(200) },
  /** Payment attempts, by order. Each requests a page from a provider. */
  startPayment: { subject: perHour(12), network: perHour(200) },
  /** Payment status checks, by attempt. Each sends a request to the provider. */
  checkPayment: { subject: perHour(60), network: perHour(600) },
  /** Payment links, by order. Each can send an email. */
  paymentLink: { subject: perHour(10), network: perHour(200) },
  /** Transfer receipts, by order. */
  submitTransferReceipt: { subject: perHour(12), network: perHour(200) },
  /** Emails with links to a guest's orders. */
  trackingLinks: { subject: perHour(3), network: perHour(20), neighbourhood: perHour(60) },
  /** Tests of a provider's keys, by account. Each sends a request to the provider. */
  tryProvider: { subject: perHour(30) },
  /** Invoices to render, by account or API key. Each takes 0.1 s of CPU time. */
  invoice: { subject: perMinute(60), network: perMinute(120) },
  /** Print files of many orders, by account or API key. Each takes several seconds of CPU time. */
  print: { subject: perMinute(10), network: perMinute(30) },
  contactMessage: { subject: perHour(5), network: perHour(30), neighbourhood: perHour(90) },
  /** Emails delivered by the inbound webhook. */
  inboundMail: { network: perHour(2000) },
  /** Wrong secrets at the inbound webhook. */
  inboundSecret: { network: perQuarterHour(20), neighbourhood: perQuarterHour(60) },
  /** Alerts, each of which sends an email later, so nobody can flood a stranger's mailbox. */
  createAlert: { subject: perHour(10), network: perHour(60), neighbourhood: perHour(180) },
  subscribe: { network: perHour(60), neighbourhood: perHour(180) },
  /** Photos for reviews, by account; for returns and transfer receipts, by order. */
  upload: { subject: perHour(60), network: perHour(240) },
  /** Photos for products, by account or API key: enough for an entire catalogue. */
  catalogUpload: { subject: perHour(2000), network: perHour(6000) },
  /** Reports of errors in browsers. Each can contain several errors. */
  clientErrors: { network: perHour(60) },
  /** New errors in these reports, so invented errors cannot fill the list. */
  newClientErrors: { network: perHour(5), neighbourhood: perHour(20) },
} as const satisfies Record<string, RateLimits>;

export type AttemptKind = keyof typeof RATE_LIMITS;

export function getRateLimits(kind: AttemptKind): RateLimits {
  return RATE_LIMITS[kind];
}
