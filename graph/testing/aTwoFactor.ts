import { TOTP } from 'otpauth';
import { encrypt } from '#graph/modules/accounts/twoFactor/encryptedSecret.ts';
import type { Prisma, User } from '#graph/prisma/generated/client.ts';
import type { TestServer } from './server.ts';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/**
 * Enables the second factor of an account, with an app whose codes `generateCode` returns. The secret is also the
 * pending one, so the same app can be confirmed again.
 */
export async function aTwoFactor(
  { prisma, secrets, clock }: Pick<TestServer, 'prisma' | 'secrets' | 'clock'>,
  { id }: Pick<User, 'id'>,
  overrides: Partial<Prisma.TwoFactorUncheckedCreateInput> = {},
): Promise<void> {
  const secret = encrypt(SECRET, id, secrets);
  await prisma.twoFactor.create({
    data: { userId: id, secret, pendingSecret: secret, confirmedAt: clock.now, ...overrides },
  });
}

/** Returns the code of an authenticator app with this secret at a given time. */
export function generateCode(time: Date, secret = SECRET): string {
  return new TOTP({ secret }).generate({ timestamp: time.getTime() });
}
