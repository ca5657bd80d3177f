import type { GraphContext } from '#graph/context.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { TwoFactorProofInput } from '#graph/schema/schema.generated.ts';
import { buildUri, newSecret } from './authenticatorApp.ts';
import { sealed } from './encryptedSecret.ts';
import { proveOwner } from './proveOwner.ts';

/** Makes a secret for an app, in place of one that was never confirmed. An app that is in use stays so far. */
export async function beginTwoFactor(
  context: GraphContext,
  input: TwoFactorProofInput,
): Promise<{ secret: string; uri: string }> {
  const { prisma, secrets } = context;
  const { user } = await proveOwner(context, input);
  const secret = newSecret();
  const pendingSecret = sealed(secret, user.id, secrets);
  await prisma.twoFactor.upsert({
    where: { userId: user.id },
    create: { userId: user.id, pendingSecret },
    update: { pendingSecret },
  });
  const { name: issuer } = await readSettings(prisma);
  return { secret, uri: buildUri(secret, { issuer, label: user.email }) };
}
