import type { GraphContext } from '#graph/context.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { TwoFactorProofInput } from '#graph/schema/schema.generated.ts';
import { buildUri, generateSecret } from './authenticatorApp.ts';
import { encrypt } from './encryptedSecret.ts';
import { verifyOwner } from './verifyOwner.ts';

/**
 * Creates a secret for an app and discards an earlier one that was never confirmed. An app already in use stays valid
 * until the new one is confirmed.
 */
export async function beginTwoFactor(
  context: GraphContext,
  input: TwoFactorProofInput,
): Promise<{ secret: string; uri: string }> {
  const { prisma, secrets } = context;
  const { user } = await verifyOwner(context, input);
  const secret = generateSecret();
  const pendingSecret = encrypt(secret, user.id, secrets);
  await prisma.twoFactor.upsert({
    where: { userId: user.id },
    create: { userId: user.id, pendingSecret },
    update: { pendingSecret },
  });
  const { name: issuer } = await readSettings(prisma);
  return { secret, uri: buildUri(secret, { issuer, label: user.email }) };
}
