import type { AlertMail } from '../messages.ts';
import { AlertPage } from './AlertPage.tsx';
import { backInStockTexts } from './alertTexts.ts';
import type { Shop, Written } from './template.ts';

export function backInStock(shop: Shop, mail: AlertMail): Written {
  const texts = backInStockTexts(mail);
  return { subject: texts.subject, page: <AlertPage shop={shop} mail={mail} texts={texts} /> };
}
