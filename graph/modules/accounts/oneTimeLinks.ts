import { randomBytes } from 'node:crypto';
import { DomainError } from '#domain/errors/errors.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { LinkPurpose, User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

export const LINK_MINUTES = 30;

const SCREEN_PATHS = { VERIFY_EMAIL: 'verify-email', RESET_PASSWORD: 'reset-password' } as const;

/** Creates a link to email to the account's address. Earlier links for the same purpose stop working. */
export async function createLink(
  tx: Transaction,
  { publicUrl, now }: { publicUrl: string; now: Date },
  { userId, purpose }: { userId: string; purpose: LinkPurpose },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.oneTimeLink.deleteMany({ where: { userId, purpose } });
  await tx.oneTimeLink.create({
    data: {
      userId,
      purpose,
      tokenHash: sha256(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + LINK_MINUTES * 60_000),
    },
  });
  return `${publicUrl}/#/${SCREEN_PATHS[purpose]}?token=${token}`;
}

/** Uses up the link's token and returns its account. Throws if the token is unknown, used or expired. */
export async function consumeLink(
  tx: Transaction,
  now: Date,
  { token, purpose }: { token: string; purpose: LinkPurpose },
): Promise<User> {
  const link = await tx.oneTimeLink.findUnique({
    where: { tokenHash: sha256(token) },
    include: { user: true },
  });
  const openLinkCondition = { id: link?.id, purpose, usedAt: null, expiresAt: { gt: now } };
  const updateResult = link
    ? await tx.oneTimeLink.updateMany({ where: openLinkCondition, data: { usedAt: now } })
    : { count: 0 };
  if (!link || updateResult.count === 0 || link.user.status !== 'ACTIVE') throw createLinkExpiredError();
  return link.user;
}

export function createLinkExpiredError(): DomainError {
  return new DomainError('LINK_EXPIRED', 'token');
}
