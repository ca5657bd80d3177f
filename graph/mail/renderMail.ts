import type { StoreSettings } from '#domain/store/storeSettings.ts';
import type { Secrets } from '#graph/context.ts';
import { mails as accountsMails } from '#graph/modules/accounts/accounts.mails.ts';
import { mails as messagesMails } from '#graph/modules/messages/messages.mails.ts';
import { mails as ordersMails } from '#graph/modules/orders/orders.mails.ts';
import { findTrackingUrl } from '#graph/modules/orders/orders.queries.ts';
import { mails as reviewsMails } from '#graph/modules/reviews/reviews.mails.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Language } from '#graph/schema/schema.generated.ts';
import { mailedOrder } from './mailedOrder.ts';
import type { MailMessage } from './messages.ts';
import { preferredLanguage } from './preferredLanguage.ts';
import { type RenderedMail, renderPage } from './renderPage.ts';
import { custom } from './templates/custom.tsx';
import { type MailedOrder, type Shop, toShop, type Written } from './templates/template.ts';

const {
  apiKeyEnds,
  emailChangeNotice,
  emailChangeVerification,
  invitation,
  resetPassword,
  verifyEmail,
  welcome,
} = accountsMails;
const { backInStock, priceFell, threadAnswer } = messagesMails;
const {
  mentioned,
  orderCancelled,
  orderPlaced,
  orderChanged,
  orderProposed,
  orderRefunded,
  orderStatus,
  partPaymentReceived,
  paymentLink,
  paymentReceived,
  paymentReminder,
  receipt,
  booked,
  bookingReminder,
  slipDeclined,
  trackingLinks,
} = ordersMails;

interface Known {
  publicUrl: string;
  secrets: Secrets;
  now: Date;
  /** The order that it is about and the store's facts, where the caller has read them. */
  order?: MailedOrder;
  settings?: StoreSettings;
}

/** Writes a message out, with the order that it is about as the transaction sees it. */
export async function renderMail(
  tx: Transaction,
  { publicUrl, secrets, now, order, settings }: Known,
  message: MailMessage,
): Promise<RenderedMail> {
  const findOrder = orderFinder(tx, order);
  const writing = { settings: settings ?? (await readSettings(tx)), url: publicUrl, secrets, now };
  const shop = toShop(writing, await chooseLanguage(tx, message, findOrder));
  const findParcelUrl: FindParcelUrl = async (known) => findTrackingUrl(tx, known);
  return renderPage(await written(shop, message, { findOrder, findParcelUrl }));
}

/** What staff wrote stands in a frame of English, an invitation says itself in both, and staff read English. */
const ENGLISH: ReadonlySet<MailMessage['template']> = new Set([
  'custom',
  'invitation',
  'apiKeyEnds',
  'mentioned',
]);

type FindOrder = (id: string) => Promise<MailedOrder>;
type FindParcelUrl = (order: MailedOrder) => Promise<string | null>;

/** Reads the order once, which is a message's only one, where it is not known. */
function orderFinder(tx: Transaction, known?: MailedOrder): FindOrder {
  let order = known && Promise.resolve(known);
  return (id) => (order ??= tx.order.findUniqueOrThrow({ where: { id }, include: mailedOrder }));
}

async function written(
  shop: Shop,
  message: MailMessage,
  { findOrder, findParcelUrl }: { findOrder: FindOrder; findParcelUrl: FindParcelUrl },
): Promise<Written> {
  switch (message.template) {
    case 'welcome':
      return welcome(shop, message);
    case 'verifyEmail':
      return verifyEmail(shop, message);
    case 'resetPassword':
      return resetPassword(shop, message);
    case 'emailChangeVerification':
      return emailChangeVerification(shop, message);
    case 'emailChangeNotice':
      return emailChangeNotice(shop, message);
    case 'invitation':
      return invitation(shop, message);
    case 'apiKeyEnds':
      return apiKeyEnds(shop, message);
    case 'orderPlaced':
      return orderPlaced(shop, { order: await findOrder(message.orderId) });
    case 'receipt':
      return receipt(shop, { order: await findOrder(message.orderId) });
    case 'orderStatus':
      return orderStatus(shop, {
        order: await findOrder(message.orderId),
        note: message.note,
        parcelUrl: await findParcelUrl(await findOrder(message.orderId)),
      });
    case 'paymentLink':
      return paymentLink(shop, { ...message, order: await findOrder(message.orderId) });
    case 'partPaymentReceived':
      return partPaymentReceived(shop, { ...message, order: await findOrder(message.orderId) });
    case 'paymentReceived':
      return paymentReceived(shop, { ...message, order: await findOrder(message.orderId) });
    case 'paymentReminder':
      return paymentReminder(shop, { order: await findOrder(message.orderId) });
    case 'orderCancelled':
      return orderCancelled(shop, { order: await findOrder(message.orderId), reason: message.reason });
    case 'orderChanged':
      return orderChanged(shop, { ...message, order: await findOrder(message.orderId) });
    case 'orderProposed':
      return orderProposed(shop, { ...message, order: await findOrder(message.orderId) });
    case 'orderRefunded':
      return orderRefunded(shop, { ...message, order: await findOrder(message.orderId) });
    case 'booked':
      return booked(shop, { ...message, order: await findOrder(message.orderId) });
    case 'bookingReminder':
      return bookingReminder(shop, { order: await findOrder(message.orderId) });
    case 'slipDeclined':
      return slipDeclined(shop, { ...message, order: await findOrder(message.orderId) });
    case 'returnRequested':
    case 'returnApproved':
    case 'returnDeclined':
    case 'returnReceived':
    case 'returnClosed':
      return ordersMails[message.template](shop, {
        order: await findOrder(message.orderId),
        back: message.back,
      });
    case 'trackingLinks':
      return trackingLinks(shop, message);
    case 'mentioned':
      return mentioned(shop, message);
    case 'backInStock':
      return backInStock(shop, message);
    case 'priceFell':
      return priceFell(shop, message);
    case 'threadAnswer':
      return threadAnswer(shop, message);
    case 'reviewAnswered':
      return reviewsMails.reviewAnswered(shop, message);
    case 'contactMessage':
    case 'returnNotice':
    case 'slipNotice':
    case 'test':
      return custom(shop, { ...message, order: null });
    case 'custom':
      return custom(shop, {
        ...message,
        order: message.orderId ? await findOrder(message.orderId) : null,
      });
  }
}

/**
 * Of an order that in which it was placed, else that of the account. Where it was asked for, the mail says it itself.
 */
async function chooseLanguage(
  tx: Transaction,
  message: MailMessage,
  findOrder: FindOrder,
): Promise<Language> {
  if ('language' in message) return message.language === 'ne' ? 'NE' : 'EN';
  if (ENGLISH.has(message.template)) return 'EN';
  if ('orderId' in message && message.orderId) return (await findOrder(message.orderId)).language;
  const account = await tx.user.findUnique({ where: { email: message.to.email } });
  return account ? preferredLanguage(account) : 'EN';
}
