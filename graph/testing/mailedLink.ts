import type { Mail } from '#graph/prisma/generated/client.ts';
import { runJobs } from './runJobs.ts';
import type { TestServer } from './server.ts';

/** Runs all due jobs and returns the emails to an address, newest first. */
export async function findEmailsTo(server: TestServer, email: string): Promise<Mail[]> {
  await runJobs(server);
  return server.prisma.mail.findMany({
    where: { toEmail: email },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
}

/** Returns the token of the link in the latest email to the address. */
export async function findEmailedToken(server: TestServer, email: string): Promise<string> {
  const emails = await findEmailsTo(server, email);
  const [token] = emails.flatMap(({ text }) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? []);
  if (!token) throw new Error(`No link was mailed to ${email}`);
  return token;
}
