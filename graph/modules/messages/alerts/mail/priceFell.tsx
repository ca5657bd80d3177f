import type { AlertMail } from '#graph/mail/messages.ts';
import type { Shop, Written } from '#graph/mail/templates/template.ts';
import { AlertPage } from './AlertPage.tsx';
import { priceFellTexts } from './alertTexts.ts';

export function priceFell(shop: Shop, mail: AlertMail & { wished: number }): Written {
  const texts = priceFellTexts(mail, mail.wished);
  return { subject: texts.subject, page: <AlertPage shop={shop} mail={mail} texts={texts} /> };
}
