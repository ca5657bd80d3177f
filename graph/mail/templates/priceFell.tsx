import type { AlertMail } from '../messages.ts';
import { AlertPage } from './AlertPage.tsx';
import { priceFellTexts } from './alertTexts.ts';
import type { Shop, Written } from './template.ts';

export function priceFell(shop: Shop, mail: AlertMail & { wished: number }): Written {
  const texts = priceFellTexts(mail, mail.wished);
  return { subject: texts.subject, page: <AlertPage shop={shop} mail={mail} texts={texts} /> };
}
