import { booked } from './mail/booked.tsx';
import { bookingReminder } from './mail/bookingReminder.tsx';
import { mentioned } from './mail/mentioned.tsx';
import { orderCancelled } from './mail/orderCancelled.tsx';
import { orderChanged } from './mail/orderChanged.tsx';
import { orderPlaced } from './mail/orderPlaced.tsx';
import { orderProposed } from './mail/orderProposed.tsx';
import { orderRefunded } from './mail/orderRefunded.tsx';
import { orderStatus } from './mail/orderStatus.tsx';
import { partPaymentReceived } from './mail/partPaymentReceived.tsx';
import { paymentLink } from './mail/paymentLink.tsx';
import { paymentReceived } from './mail/paymentReceived.tsx';
import { paymentReminder } from './mail/paymentReminder.tsx';
import { receipt } from './mail/receipt.tsx';
import {
  returnApproved,
  returnClosed,
  returnDeclined,
  returnReceived,
  returnRequested,
} from './mail/returnMails.tsx';
import { slipDeclined } from './mail/slipDeclined.tsx';
import { trackingLinks } from './mail/trackingLinks.tsx';

/** How its mails are written. */
export const mails = {
  booked,
  bookingReminder,
  mentioned,
  orderCancelled,
  orderChanged,
  orderPlaced,
  orderProposed,
  orderRefunded,
  orderStatus,
  partPaymentReceived,
  paymentLink,
  paymentReceived,
  paymentReminder,
  receipt,
  returnApproved,
  returnClosed,
  returnDeclined,
  returnReceived,
  returnRequested,
  slipDeclined,
  trackingLinks,
};
