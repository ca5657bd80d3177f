// Seals anew what is encrypted with an earlier secret: node --import tsx graph/rotateSecrets.ts (DATABASE_URL, SECRETS_KEY)
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
  const webhooks = await resealWebhooks(prisma, secrets);
  const inbox = await resealInbox(prisma, secrets);
  const providers = await resealProviders(prisma, secrets);
  process.stdout.write(
    `\nSealed anew under the first SECRETS_KEY: ${resealed} second factors, ${webhooks.resealed} webhooks, ${inbox} of the inbox, ${providers.resealed} payment providers.\n`,
  );
  if (unreadable.length > 0) {
    process.stderr.write(
      `No secret that is known opens those of ${unreadable.join(', ')}: add the one they were sealed with, or take these factors away.\n`,
    );
    process.exitCode = 1;
  }
  if (webhooks.unreadable.length > 0) {
    process.stderr.write(
      `No secret that is known opens those of the webhooks ${webhooks.unreadable.join(', ')}: give each a new secret in the back office.\n`,
    );
    process.exitCode = 1;
  }
  if (providers.unreadable.length > 0) {
    process.stderr.write(
      `No secret that is known opens the keys of ${providers.unreadable.join(', ')}: enter them anew in the back office.\n`,
    );
    process.exitCode = 1;
  }
} finally {
  await prisma.$disconnect();
}
