import type { ReactElement } from 'react';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import type { Secrets } from '#graph/context.ts';
import type { Booking, Invoice, Order, OrderLine, Payment } from '#graph/prisma/generated/client.ts';
import type { Language } from '#graph/schema/schema.generated.ts';
import { type Say, sayIn, toCode } from '../texts/say.ts';

/** The store that writes, in the language of whom it writes to. */
export interface Shop {
  settings: StoreSettings;
  /** Its address on the web, without a slash at its end. */
  url: string;
  /** The reader's language, as the rules in `domain/` name it. */
  language: 'en' | 'ne';
  say: Say;
  /** What links to orders are signed with. */
  secrets: Secrets;
  now: Date;
}

/** The store as it writes at this moment. */
export type Writing = Pick<Shop, 'settings' | 'url' | 'secrets' | 'now'>;

export function toShop(writing: Writing, language: Language): Shop {
  return { ...writing, language: toCode(language), say: sayIn(language) };
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
export interface Written {
  subject: string;
  page: ReactElement;
}
