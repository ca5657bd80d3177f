import { randomInt } from 'node:crypto';
import { sha256 } from '#graph/access/sha256.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

const HOW_MANY = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Crockford's base32: nothing that is mistaken for something else when it is copied by hand. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * New recovery codes in place of the account's own; answered this once. With 80 bits each a plain hash will do.
 */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: hashCode(code) })) });
  return codes;
}

/** Uses a code up; false when the account has no such code. */
export async function takeRecoveryCode(tx: Transaction, userId: string, code: string): Promise<boolean> {
  const { count } = await tx.recoveryCode.deleteMany({ where: { userId, codeHash: hashCode(code) } });
  return count === 1;
}

function newCode(): string {
  return Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-');
}

/** However it is typed: in small letters, without hyphens, with an O for a 0. */
function hashCode(code: string): string {
  return sha256(code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1'));
}
