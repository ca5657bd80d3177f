import { randomInt } from 'node:crypto';
import { sha256 } from '#graph/access/sha256.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

const CODE_COUNT = 10;
const GROUP_COUNT = 4;
const GROUP_LENGTH = 4;

/** Crockford's base32 contains no characters that are confused when copied by hand. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Replaces the account's recovery codes and returns the new ones, which are never shown again. A plain hash is enough,
 * because each code has 80 random bits.
 */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODE_COUNT }, generateCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: hashCode(code) })) });
  return codes;
}

/** Uses up a code. Returns false if the account has no such code. */
export async function consumeRecoveryCode(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const { count } = await tx.recoveryCode.deleteMany({ where: { userId, codeHash: hashCode(code) } });
  return count === 1;
}

function generateCode(): string {
  return Array.from({ length: GROUP_COUNT }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');
}

/** Accepts lower-case letters, missing hyphens and O for 0. */
function hashCode(code: string): string {
  return sha256(code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1'));
}
