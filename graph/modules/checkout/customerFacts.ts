import { toMailbox } from '#graph/access/attempts/mailbox.ts';
import { getPreferredLanguage } from '#graph/mail/preferredLanguage.ts';
import { type Statement, selectRows } from '#graph/prisma/direct/statement.ts';
import { Prisma, type User } from '#graph/prisma/generated/client.ts';
import type { Language } from '#graph/schema/schema.generated.ts';

/** Customer data as it was before the order. */
export interface CheckoutCustomer {
  /** 1 if this mailbox already has an order, otherwise 0. Checks the phone number if there is no email address. */
  hasOrdered: number;
  /** Preferences of the account; null for a guest. */
  preferences: User['preferences'] | string;
}

/** Reads the customer data that the order depends on. */
export function readCheckoutCustomer(
  accountId: string | null,
  { email, phone }: { email: string; phone: string },
): Statement<CheckoutCustomer[]> {
  const identityCondition = email
    ? Prisma.sql`contact_mailbox = ${toMailbox(email)}`
    : Prisma.sql`contact_phone = ${phone}`;
  return selectRows(Prisma.sql`
    SELECT EXISTS (SELECT 1 FROM orders WHERE ${identityCondition}) AS hasOrdered,
      (SELECT preferences FROM users WHERE id = ${accountId}) AS preferences`);
}

/** Returns the language of the customer's account. English if none is known. */
export function toLanguage(customer: CheckoutCustomer | undefined): Language {
  const { preferences = null } = customer ?? {};
  // MariaDB stores JSON as text.
  return getPreferredLanguage({
    preferences: typeof preferences === 'string' ? JSON.parse(preferences) : preferences,
  });
}
