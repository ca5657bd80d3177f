import type { StoreSettings } from '#domain/store/storeSettings.ts';
import type { Secrets } from '#graph/context.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Language } from '#graph/schema/schema.generated.ts';
import type { EmailTemplate } from './defineEmail.ts';
import { findEmailTemplate } from './findEmailTemplate.ts';
import type { EmailMessage } from './messages.ts';
import { getPreferredLanguage } from './preferredLanguage.ts';
import { type RenderedEmail, renderPage } from './renderPage.ts';
import type { EmailOrder, Recipient } from './templates/template.ts';

interface RenderContext {
  publicUrl: string;
  secrets: Secrets;
  now: Date;
  /** Order of the email and store settings, if the caller has loaded them. */
  order?: EmailOrder;
  settings?: StoreSettings;
}

/** Renders an email with its data as seen by the transaction. */
export async function renderEmail(
  tx: Transaction,
  { publicUrl, secrets, now, order, settings }: RenderContext,
  message: EmailMessage,
): Promise<RenderedEmail> {
  const template = await findEmailTemplate(message.template);
  if (!template) throw new Error(`The email template ${message.template} does not exist.`);
  const content: Content = { ...message, ...(await template.read(tx, message, { order })) };
  const language = await chooseLanguage(tx, template, content);
  const shopContext = { settings: settings ?? (await readSettings(tx)), url: publicUrl, secrets, now };
  return renderPage(template.write(shopContext, language, content));
}

interface Content {
  to: Recipient;
  language?: string;
  order?: { language: Language } | null;
}

/** Returns the language of the message, else that of the order, else that of the recipient's account. */
async function chooseLanguage(
  tx: Transaction,
  { isEnglish }: EmailTemplate,
  { to, language, order }: Content,
): Promise<Language> {
  if (language) return language === 'ne' ? 'NE' : 'EN';
  if (isEnglish) return 'EN';
  if (order) return order.language;
  const account = await tx.user.findUnique({ where: { email: to.email } });
  return account ? getPreferredLanguage(account) : 'EN';
}
