import { DomainError } from '#domain/errors.ts';
import type { GraphContext } from '../../context.ts';
import type { Transaction } from '../../prisma/transaction.ts';
import { sha256 } from '../../sha256.ts';

const HOUR_MS = 3_600_000;

/** In an hour. Many shoppers can share one network address. */
const MOST_OF_EMAIL = 5;
const MOST_OF_NETWORK = 30;

/**
 * Counts a message for the e-mail address it names and for the network address it comes from. Throws TOO_MANY beyond
 * what either may send in an hour. The counts are held until the transaction ends, so that messages sent at once count
 * too. It must be the transaction's first statement.
 */
export async function countMessage(
  tx: Transaction,
  { now, ip }: Pick<GraphContext, 'now' | 'ip'>,
  email: string,
): Promise<void> {
  await count(tx, now, { address: `email ${email}`, most: MOST_OF_EMAIL });
  await count(tx, now, { address: `network ${ip}`, most: MOST_OF_NETWORK });
}

async function count(tx: Transaction, now: Date, { address, most }: { address: string; most: number }) {
  const addressHash = sha256(address);
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  // MariaDB assigns from left to right: the count is decided on the old moment.
  await tx.$executeRaw`
    INSERT INTO contact_senders (address_hash, count, since) VALUES (${addressHash}, 1, ${now})
    ON DUPLICATE KEY UPDATE count = IF(since > ${hourAgo}, count + 1, 1), since = IF(since > ${hourAgo}, since, ${now})`;
  const sender = await tx.contactSender.findUniqueOrThrow({ where: { addressHash } });
  if (sender.count > most) throw tooMany(sender.since.getTime() + HOUR_MS - now.getTime());
}

function tooMany(waitMs: number): DomainError {
  return new DomainError(
    'TOO_MANY',
    /*i18n*/ 'You have sent several messages already. Please try again later.',
    undefined,
    {
      retryAfter: Math.ceil(waitMs / 1000),
    },
  );
}
