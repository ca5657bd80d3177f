import { orderCancelled } from './mail/orderCancelled.tsx';
import { orderPlaced } from './mail/orderPlaced.tsx';
import { orderStatus } from './mail/orderStatus.tsx';
import { paymentReceived } from './mail/paymentReceived.tsx';
import { receipt } from './mail/receipt.tsx';
import { trackingLinks } from './mail/trackingLinks.tsx';

/** How its mails are written. */
export const mails = { orderCancelled, orderPlaced, orderStatus, paymentReceived, receipt, trackingLinks };
