import type { Mail } from '#graph/prisma/generated/client.ts';
import { runJobs } from './runJobs.ts';
import type { TestServer } from './server.ts';

/** The mails to an address, the newest first, once all that waits was done. */
export async function mailsTo(server: TestServer, email: string): Promise<Mail[]> {
  await runJobs(server);
  return server.prisma.mail.findMany({
    where: { toEmail: email },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
}

/** The token of the link that was mailed to the address last. */
export async function mailedToken(server: TestServer, email: string): Promise<string> {
  const mails = await mailsTo(server, email);
  const [token] = mails.flatMap(({ text }) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? []);
  if (!token) throw new Error(`No link was mailed to ${email}`);
  return token;
}
