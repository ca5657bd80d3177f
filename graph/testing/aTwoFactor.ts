import { TOTP } from 'otpauth';
import { sealed } from '#graph/modules/accounts/twoFactor/encryptedSecret.ts';
import type { Prisma, User } from '#graph/prisma/generated/client.ts';
import type { TestServer } from './server.ts';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Turns two-factor sign-in on for the account, with an app that shows `codeAt`; the same app can be confirmed anew. */
export async function aTwoFactor(
  { prisma, secrets, clock }: Pick<TestServer, 'prisma' | 'secrets' | 'clock'>,
  { id }: Pick<User, 'id'>,
  given: Partial<Prisma.TwoFactorUncheckedCreateInput> = {},
): Promise<void> {
  const secret = sealed(SECRET, id, secrets);
  await prisma.twoFactor.create({
    data: { userId: id, secret, pendingSecret: secret, confirmedAt: clock.now, ...given },
  });
}

/** What an app with the secret shows at a moment. */
export function codeAt(at: Date, secret = SECRET): string {
  return new TOTP({ secret }).generate({ timestamp: at.getTime() });
}
