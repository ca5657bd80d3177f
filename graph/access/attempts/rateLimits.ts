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

const limitPerHour = (limit: number): RateLimit => ({ limit, withinMs: HOUR_MS });
const limitPerMinute = (limit: number): RateLimit => ({ limit, withinMs: MINUTE_MS });
const limitPerQuarterHour = (limit: number): RateLimit => ({ limit, withinMs: 15 * MINUTE_MS });

/**
 * Limits on actions that can be used to guess secrets or flood mailboxes. Sign-in also slows down per email address.
 */
export const RATE_LIMITS = {
  /** Counts failed sign-ins only. */
  signIn: { network: limitPerQuarterHour(100), neighbourhood: limitPerQuarterHour(300) },
  /** The response reveals whether an address has an account. */
  register: { subject: limitPerHour(5), network: limitPerHour(20), neighbourhood: limitPerHour(60) },
  requestReset: { subject: limitPerHour(5), network: limitPerHour(40), neighbourhood: limitPerHour(120) },
  /** Counts invalid emailed links. */
  mailedLink: { network: limitPerHour(30), neighbourhood: limitPerHour(90) },
  /** Emails with a link to verify the email address of an account. */
  requestVerification: { subject: limitPerHour(5), network: limitPerHour(40) },
  /** Invitations and emails to verify a customer's new address, by mailbox. */
  invitation: { subject: limitPerHour(3) },
  emailChangeLink: { subject: limitPerHour(3) },
  /**
   * Changes of customers' email addresses, by account or API key. Each sends emails to the new and the old address.
   */
  changeCustomerEmail: { subject: limitPerHour(60) },
  /** Wrong coupon codes of guests. They don't affect signed-in customers. */
  coupon: { network: limitPerQuarterHour(30), neighbourhood: limitPerQuarterHour(90) },
  /** Wrong coupon codes of an account, from any network. */
  accountCoupon: { subject: limitPerQuarterHour(15) },
  /** Guest orders, by email address. Each order sends an email. */
  guestOrder: { subject: limitPerHour(3), network: limitPerHour(40), neighbourhood: limitPerHour(120) },
  /** Orders of an account. */
  accountOrder: { subject: limitPerHour(20), network: limitPerHour(120) },
  /** Failed guest look-ups of an order without its secret. */
  orderLookup: {
    subject: limitPerHour(100),
    subjectFromNetwork: limitPerHour(10),
    network: limitPerHour(40),
  },
  /** Unknown order numbers. Many shoppers can share a network. */
  trackOrder: { network: limitPerQuarterHour(200) },
  /** Payment attempts, by order. Each requests a page from a provider. */
  startPayment: { subject: limitPerHour(12), network: limitPerHour(200) },
  /** Payment status checks, by attempt. Each sends a request to the provider. */
  checkPayment: { subject: limitPerHour(60), network: limitPerHour(600) },
  /** Payment links, by order. Each can send an email. */
  paymentLink: { subject: limitPerHour(10), network: limitPerHour(200) },
  /** Transfer receipts, by order. */
  submitTransferReceipt: { subject: limitPerHour(12), network: limitPerHour(200) },
  /** Emails with links to a guest's orders. */
  trackingLinks: { subject: limitPerHour(3), network: limitPerHour(20), neighbourhood: limitPerHour(60) },
  /** Tests of a provider's keys, by account. Each sends a request to the provider. */
  tryProvider: { subject: limitPerHour(30) },
  /** Invoices to render, by account or API key. Each takes 0.1 s of CPU time. */
  invoice: { subject: limitPerMinute(60), network: limitPerMinute(120) },
  /** Print files of many orders, by account or API key. Each takes several seconds of CPU time. */
  print: { subject: limitPerMinute(10), network: limitPerMinute(30) },
  contactMessage: { subject: limitPerHour(5), network: limitPerHour(30), neighbourhood: limitPerHour(90) },
  /** Emails delivered by the inbound webhook. */
  inboundMail: { network: limitPerHour(2000) },
  /** Wrong secrets at the inbound webhook. */
  inboundSecret: { network: limitPerQuarterHour(20), neighbourhood: limitPerQuarterHour(60) },
  /** Alerts. Each sends an email later, so the limit prevents anyone from flooding a stranger's mailbox. */
  createAlert: { subject: limitPerHour(10), network: limitPerHour(60), neighbourhood: limitPerHour(180) },
  subscribe: { network: limitPerHour(60), neighbourhood: limitPerHour(180) },
  /** Photos for reviews, by account; for returns and transfer receipts, by order. */
  upload: { subject: limitPerHour(60), network: limitPerHour(240) },
  /** Photos for products, by account or API key: enough for an entire catalogue. */
  catalogUpload: { subject: limitPerHour(2000), network: limitPerHour(6000) },
  /** Reports of errors in browsers. Each can contain several errors. */
  clientErrors: { network: limitPerHour(60) },
  /** New errors in these reports. The limit prevents invented errors from filling the list. */
  newClientErrors: { network: limitPerHour(5), neighbourhood: limitPerHour(20) },
} as const satisfies Record<string, RateLimits>;

export type AttemptKind = keyof typeof RATE_LIMITS;

export function getRateLimits(kind: AttemptKind): RateLimits {
  return RATE_LIMITS[kind];
}
