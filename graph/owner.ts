// Creates or appoints the store owner: node --import tsx graph/owner.ts EMAIL [NAME] (DATABASE_URL, PUBLIC_URL)
import { DomainError } from '#domain/errors/errors.ts';
import { appointOwner } from '#graph/modules/accounts/appointOwner.ts';
import { LINK_MINUTES } from '#graph/modules/accounts/oneTimeLinks.ts';
import { openDatabases } from '#graph/prisma/databases.ts';
import { readEnv } from './env.ts';

const [email = '', name = 'Owner'] = process.argv.slice(2);
const { DATABASE_URL, PUBLIC_URL } = readEnv();
const databases = openDatabases(DATABASE_URL);
try {
  const now = new Date();
  const { work } = databases.createWriter({ now });
  const link = await appointOwner({ work, publicUrl: PUBLIC_URL, now }, { email, name });
  process.stdout.write(
    `\n${email} is now the store owner. Choose a password within ${LINK_MINUTES} minutes:\n\n  ${link}\n\n`,
  );
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await databases.close();
}
