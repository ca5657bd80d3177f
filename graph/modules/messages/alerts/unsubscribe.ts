import { sha256 } from '#graph/access/sha256.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/**
 * Ends all alerts of the recipient of the email with this token: those of the address, and those of the account with
 * that address. An unknown token changes nothing.
 */
export async function unsubscribe(prisma: PrismaClient, token: string): Promise<void> {
  const sentAlert = await prisma.alert.findUnique({
    where: { tokenHash: sha256(token) },
    include: { user: { select: { email: true } } },
  });
  const email = sentAlert?.user?.email ?? sentAlert?.email;
  if (!sentAlert || !email) return;
  await prisma.alert.deleteMany({
    where: { sentAt: null, OR: [{ email }, { user: { email } }] },
  });
}
