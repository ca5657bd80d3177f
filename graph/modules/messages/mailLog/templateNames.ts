import type { MailMessage } from '#graph/mail/messages.ts';
import type { MailTemplate } from '#graph/schema/schema.generated.ts';

/** What the contract calls each message. */
export const TEMPLATE_NAMES: Record<MailMessage['template'], MailTemplate> = {
  welcome: 'WELCOME',
  verifyEmail: 'VERIFY_EMAIL',
  resetPassword: 'RESET_PASSWORD',
  emailChangeVerification: 'EMAIL_CHANGE_VERIFICATION',
  emailChangeNotice: 'EMAIL_CHANGE_NOTICE',
  invitation: 'INVITATION',
  apiKeyEnds: 'API_KEY_ENDS',
  orderPlaced: 'ORDER_PLACED',
  receipt: 'RECEIPT',
  orderStatus: 'ORDER_STATUS',
  paymentLink: 'PAYMENT_LINK',
  partPaymentReceived: 'PART_PAYMENT_RECEIVED',
  paymentReceived: 'PAYMENT_RECEIVED',
  orderChanged: 'ORDER_CHANGED',
  orderProposed: 'ORDER_PROPOSED',
  orderCancelled: 'ORDER_CANCELLED',
  orderRefunded: 'ORDER_REFUNDED',
  booked: 'BOOKED',
  bookingReminder: 'BOOKING_REMINDER',
  paymentReminder: 'PAYMENT_REMINDER',
  slipDeclined: 'SLIP_DECLINED',
  returnRequested: 'RETURN_REQUESTED',
  returnApproved: 'RETURN_APPROVED',
  returnDeclined: 'RETURN_DECLINED',
  returnReceived: 'RETURN_RECEIVED',
  returnClosed: 'RETURN_CLOSED',
  returnNotice: 'RETURN_NOTICE',
  slipNotice: 'SLIP_NOTICE',
  trackingLinks: 'TRACKING_LINKS',
  mentioned: 'MENTIONED',
  backInStock: 'BACK_IN_STOCK',
  priceFell: 'PRICE_FELL',
  contactMessage: 'CONTACT_MESSAGE',
  threadAnswer: 'THREAD_ANSWER',
  reviewAnswered: 'REVIEW_ANSWERED',
  test: 'TEST',
  custom: 'CUSTOM',
};

/** Messages that are no longer sent; those that were are still listed. */
const FORMER_NAMES: Record<string, MailTemplate | undefined> = { accountExists: 'ACCOUNT_EXISTS' };

/** The message of this name, as its mails are stored. */
export function templateNamed(name: MailTemplate): string | undefined {
  return Object.entries({ ...FORMER_NAMES, ...TEMPLATE_NAMES }).find(([, named]) => named === name)?.[0];
}

export function readName(template: string): MailTemplate {
  const names: Record<string, MailTemplate | undefined> = { ...FORMER_NAMES, ...TEMPLATE_NAMES };
  return names[template] ?? 'CUSTOM';
}
