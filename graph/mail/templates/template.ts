import type { ReactElement } from 'react';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import type { Secrets } from '#graph/context.ts';
import type { Booking, Invoice, Order, OrderLine, Payment } from '#graph/prisma/generated/client.ts';
import type { Language } from '#graph/schema/schema.generated.ts';
import { type Nepali, type Say, sayIn, toCode } from '../texts/say.ts';

/** Whom a mail is for. */
export interface Recipient {
  email: string;
  name: string;
}

/** The store that writes, in the language of whom it writes to and with the sentences of a mail. */
export interface Shop<Ne extends Nepali = Record<never, string>> {
  settings: StoreSettings;
  /** Its address on the web, without a slash at its end. */
  url: string;
  /** The reader's language, as the rules in `domain/` name it. */
  language: 'en' | 'ne';
  say: Say<Ne>;
  /** What links to orders are signed with. */
  secrets: Secrets;
  now: Date;
}

/** The store as it writes at this moment. */
export type ShopContext = Pick<Shop, 'settings' | 'url' | 'secrets' | 'now'>;

export function toShop<Ne extends Nepali>(writing: ShopContext, language: Language, ne: Ne): Shop<Ne> {
  return { ...writing, language: toCode(language), say: sayIn(language, ne) };
}

/** An order with all that a mail about it says. */
export type MailedOrder = Order & {
  lines: OrderLine[];
  /** The return that it was made from, where it is an exchange. */
  exchangeOf?: { number: string } | null;
  /** On what terms it is booked, where it is. */
  booking?: Booking | null;
  /** What came in, oldest first. */
  payments: Payment[];
  /** The invoice that stands, where it has one. */
  invoices: Invoice[];
};

/** A mail in words: its subject, and its page. */
export interface MailText {
  subject: string;
  page: ReactElement;
}
