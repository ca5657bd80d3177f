import { mailboxOf } from '#graph/access/attempts/mailbox.ts';
import { preferredLanguage } from '#graph/mail/preferredLanguage.ts';
import { rows, type Statement } from '#graph/prisma/direct/statement.ts';
import { Prisma, type User } from '#graph/prisma/generated/client.ts';
import type { Language } from '#graph/schema/schema.generated.ts';

/** Facts about a buyer before the order. */
export interface KnownBuyer {
  /** 1 if this mailbox has an order already, else 0. Without an e-mail address, the phone number counts. */
  hasOrdered: number;
  /** Preferences of the account; null for a guest. */
  preferences: User['preferences'] | string;
}

/** Reads the facts about the buyer that the order depends on. */
export function readBuyer(
  accountId: string | null,
  { email, phone }: { email: string; phone: string },
): Statement<KnownBuyer[]> {
  const known = email
    ? Prisma.sql`contact_mailbox = ${mailboxOf(email)}`
    : Prisma.sql`contact_phone = ${phone}`;
  return rows(Prisma.sql`
    SELECT EXISTS (SELECT 1 FROM orders WHERE ${known}) AS hasOrdered,
      (SELECT preferences FROM users WHERE id = ${accountId}) AS preferences`);
}

/** The language of the buyer's account; English if none is known. */
export function toLanguage(buyer: KnownBuyer | undefined): Language {
  const { preferences = null } = buyer ?? {};
  // MariaDB keeps JSON as text.
  return preferredLanguage({
    preferences: typeof preferences === 'string' ? JSON.parse(preferences) : preferences,
  });
}
