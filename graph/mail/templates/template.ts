import type { ReactElement } from 'react';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import type { Secrets } from '#graph/context.ts';
import type { Booking, Invoice, Order, OrderLine, Payment } from '#graph/prisma/generated/client.ts';
import type { Language } from '#graph/schema/schema.generated.ts';
import { createTranslator, type Nepali, type Translator, toCode } from '../texts/translate.ts';

export interface Recipient {
  email: string;
  name: string;
}

/** Store settings, language and translator with which an email is rendered. */
export interface EmailContext<Ne extends Nepali = Record<never, string>> {
  settings: StoreSettings;
  /** Public URL, without a trailing slash. */
  url: string;
  /** The reader's language as a `domain/` code. */
  language: 'en' | 'ne';
  t: Translator<Ne>;
  /** Secrets that sign the links to orders. */
  secrets: Secrets;
  now: Date;
}

/** Part of the context that does not depend on the recipient's language. */
export type EmailBaseContext = Pick<EmailContext, 'settings' | 'url' | 'secrets' | 'now'>;

export function createEmailContext<Ne extends Nepali>(
  shopContext: EmailBaseContext,
  language: Language,
  nepaliTexts: Ne,
): EmailContext<Ne> {
  return { ...shopContext, language: toCode(language), t: createTranslator(language, nepaliTexts) };
}

/** An order with everything its emails contain. */
export type EmailOrder = Order & {
  lines: OrderLine[];
  /** The return it was created from, if it is an exchange. */
  exchangeOf?: { number: string } | null;
  /** Booking terms, if the order is a booking. */
  booking?: Booking | null;
  /** Received payments, oldest first. */
  payments: Payment[];
  /** The valid invoice, if there is one. */
  invoices: Invoice[];
};

/** Subject and page of an email. */
export interface EmailContent {
  subject: string;
  page: ReactElement;
}
