const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface Allowance {
  most: number;
  withinMs: number;
}

interface Allowances {
  /** For what is tried about: an e-mail address, an order's number, an account. */
  subject?: Allowance;
  /** For the same from one network, where few tries from one place must not keep out who asks from another. */
  subjectFromNetwork?: Allowance;
  /** For the network it comes from. Many shoppers can share one. */
  network?: Allowance;
  /** For the networks around it, against who changes address within them. Whole towns can share them. */
  neighbourhood?: Allowance;
}

const perHour = (most: number): Allowance => ({ most, withinMs: HOUR_MS });
const perMinute = (most: number): Allowance => ({ most, withinMs: MINUTE_MS });
const perQuarterHour = (most: number): Allowance => ({ most, withinMs: 15 * MINUTE_MS });

/** How often what can be guessed, or floods a mailbox, may be tried. Signing in also slows each address down by itself. */
export const ALLOWANCES = {
  /** Failed ones. */
  signIn: { network: perQuarterHour(100), neighbourhood: perQuarterHour(300) },
  /** The answer tells whether an address has an account. */
  register: { subject: perHour(5), network: perHour(20), neighbourhood: perHour(60) },
  requestReset: { subject: perHour(5), network: perHour(40), neighbourhood: perHour(120) },
  /** A mailed link that does not fit. */
  mailedLink: { network: perHour(30), neighbourhood: perHour(90) },
  /** A link to verify an account's address. */
  requestVerification: { subject: perHour(5), network: perHour(40) },
  /** Invitations and links that verify a customer's new address, by the mailbox that staff or a program name. */
  invitation: { subject: perHour(3) },
  emailChangeLink: { subject: perHour(3) },
  /** New addresses of customers, by the account or key that enters them: each is a mail to the new and the earlier address. */
  changeCustomerEmail: { subject: perHour(60) },
  /** Codes that are none, of guests: theirs close no codes to who is signed in. */
  coupon: { network: perQuarterHour(30), neighbourhood: perQuarterHour(90) },
  /** Codes that are none, of somebody who is signed in, by account: from any network. */
  accountCoupon: { subject: perQuarterHour(15) },
  /** Orders that guests have placed, by the e-mail address they name: each is answered by mail. */
  guestOrder: { subject: perHour(3), network: perHour(40), neighbourhood: perHour(120) },
  /** Orders of somebody who is signed in, by account. */
  accountOrder: { subject: perHour(20), network: perHour(120) },
  /** A guest who looks for an order without its secret, and does not find it. */
  orderLookup: { subject: perHour(100), subjectFromNetwork: perHour(10), network: perHour(40) },
  /** A number that is no order's. Many shoppers can share a network. */
  trackOrder: { network: perQuarterHour(200) },
  /** Attempts to pay an order: each asks a provider for a page. */
  startPayment: { subject: perHour(12), network: perHour(200) },
  /** Questions how an attempt stands, by attempt: each asks its provider. */
  checkPayment: { subject: perHour(60), network: perHour(600) },
  /** Links to pay an order, by order: each may be a mail. */
  paymentLink: { subject: perHour(10), network: perHour(200) },
  /** Slips of bank transfers, by order. */
  submitTransferSlip: { subject: perHour(12), network: perHour(200) },
  /** Mails with the links to somebody's orders. */
  trackingLinks: { subject: perHour(3), network: perHour(20), neighbourhood: perHour(60) },
  /** Keys of providers of payments, by account: each try asks the provider. */
  tryProvider: { subject: perHour(30) },
  /** Invoices that have to be drawn, by account or key: each takes a tenth of a second of the processor. */
  invoice: { subject: perMinute(60), network: perMinute(120) },
  /** Files of many orders to print, by account or key: each takes some seconds of the processor. */
  print: { subject: perMinute(10), network: perMinute(30) },
  contactMessage: { subject: perHour(5), network: perHour(30), neighbourhood: perHour(90) },
  /** Mails that are brought to the store by whoever receives them for it. */
  inboundMail: { network: perHour(2000) },
  /** Secrets with it that are none. */
  inboundSecret: { network: perQuarterHour(20), neighbourhood: perQuarterHour(60) },
  /** An alert is a mail to come: nobody fills a stranger's mailbox with them. */
  createAlert: { subject: perHour(10), network: perHour(60), neighbourhood: perHour(180) },
  subscribe: { network: perHour(60), neighbourhood: perHour(180) },
  /** Photographs for reviews, by account, and for returns and slips, by order. */
  upload: { subject: perHour(60), network: perHour(240) },
  /** Photographs for pieces, by account or key: a catalog's worth of them. */
  catalogUpload: { subject: perHour(2000), network: perHour(6000) },
  /** Reports of what went wrong in a browser, each of several errors. */
  clientErrors: { network: perHour(60) },
  /** Errors among them that nobody told before: who makes them up fills no list. */
  newClientErrors: { network: perHour(5), neighbourhood: perHour(20) },
} as const satisfies Record<string, Allowances>;

export type Tried = keyof typeof ALLOWANCES;

export function listAllowances(tried: Tried): Allowances {
  return ALLOWANCES[tried];
}
