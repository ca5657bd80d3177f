import type { AlertMail } from '#graph/mail/messages.ts';
import type { Shop, Written } from '#graph/mail/templates/template.ts';
import { AlertPage } from './AlertPage.tsx';
import { backInStockTexts } from './alertTexts.ts';

export function backInStock(shop: Shop, mail: AlertMail): Written {
  const texts = backInStockTexts(mail);
  return { subject: texts.subject, page: <AlertPage shop={shop} mail={mail} texts={texts} /> };
}
