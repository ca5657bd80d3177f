import { backInStock } from './alerts/mail/backInStock.tsx';
import { priceFell } from './alerts/mail/priceFell.tsx';
import { threadAnswer } from './threads/mail/threadAnswer.tsx';

/** How its mails are written. */
export const mails = { backInStock, priceFell, threadAnswer };
