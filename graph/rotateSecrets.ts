// Re-encrypts data that was encrypted with an earlier key: node --import tsx graph/rotateSecrets.ts (DATABASE_URL,
// SECRETS_KEY)
import { resealTwoFactors } from '#graph/modules/accounts/resealTwoFactors.ts';
import { resealInbox } from '#graph/modules/messages/inboxSecrets.ts';
import { resealProviders } from '#graph/modules/payments/resealProviders.ts';
import { resealWebhooks } from '#graph/modules/webhooks/resealWebhooks.ts';
import { createPrisma } from '#graph/prisma/client.ts';
import { readSecrets } from './access/readSecrets.ts';
import { readEnv } from './env.ts';

const env = readEnv();
const prisma = createPrisma(env.DATABASE_URL);
try {
  const secrets = await readSecrets(env);
  const { resealed, unreadable } = await resealTwoFactors(prisma, secrets);
  const webhooksResult = await resealWebhooks(prisma, secrets);
  const inboxSecretCount = await resealInbox(prisma, secrets);
  const providersResult = await resealProviders(prisma, secrets);
  process.stdout.write(
    `\nRe-encrypted with the first SECRETS_KEY: ${resealed} second factors, ${webhooksResult.resealed} webhooks, ${inboxSecretCount} inbox secrets, ${providersResult.resealed} payment providers.\n`,
  );
  if (unreadable.length > 0) {
    process.stderr.write(
      `The second factors of ${unreadable.join(', ')} cannot be decrypted with any known secret. Add the secret they were encrypted with, or remove these factors.\n`,
    );
    process.exitCode = 1;
  }
  if (webhooksResult.unreadable.length > 0) {
    process.stderr.write(
      `The webhook secrets of ${webhooksResult.unreadable.join(', ')} cannot be decrypted with any known secret. Generate new ones in the back office.\n`,
    );
    process.exitCode = 1;
  }
  if (providersResult.unreadable.length > 0) {
    process.stderr.write(
      `The keys of ${providersResult.unreadable.join(', ')} cannot be decrypted with any known secret. Enter them again in the back office.\n`,
    );
    process.exitCode = 1;
  }
} finally {
  await prisma.$disconnect();
}
