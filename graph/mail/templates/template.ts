import type { ReactElement } from 'react';
import type { StoreSettings } from '#domain/storeSettings.ts';
import type { Order, OrderLine } from '../../prisma/generated/client.ts';

/** The store that writes. */
export interface Shop {
  settings: StoreSettings;
  /** Its address on the web, without a slash at its end. */
  url: string;
}

/** An order with all that a mail about it says. */
export type MailedOrder = Order & { lines: OrderLine[] };

/** A mail in words: its subject, and its page. */
export interface Written {
  subject: string;
  page: ReactElement;
}
