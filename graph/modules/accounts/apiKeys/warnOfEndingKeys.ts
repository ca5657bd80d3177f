import { warningsDue } from '#domain/accounts/apiKeyTime.ts';
import { can, ROLES } from '#domain/accounts/roles.ts';
import type { JobKind, JobServices } from '#graph/jobs/jobKind.ts';
import { queueMails } from '#graph/mail/queueMail.ts';
import type { ApiKey } from '#graph/prisma/generated/client.ts';
import { inTransaction, type Transaction } from '#graph/prisma/transaction.ts';

/** Mails those who manage keys before one ends, each warning once. */
export const warnOfEndingKeysJob: JobKind = {
  name: 'warnOfEndingKeys',
  daily: true,
  async run(services) {
    const keys = await services.prisma.apiKey.findMany({
      where: { revokedAt: null, expiresAt: { gt: services.now } },
      orderBy: { expiresAt: 'asc' },
    });
    let warned = 0;
    for (const key of keys) if (await warn(key, services)) warned++;
    return { warned };
  },
};

function warn({ id }: ApiKey, services: JobServices): Promise<boolean> {
  return inTransaction(services.prisma, async (tx) => {
    await tx.$queryRaw`SELECT id FROM api_keys WHERE id = ${id} FOR UPDATE`;
    const { name, prefix, expiresAt, revokedAt, warned } = await tx.apiKey.findUniqueOrThrow({
      where: { id },
    });
    if (revokedAt || !expiresAt || warningsDue(expiresAt, services.now) <= warned) return false;
    const managers = await findManagers(tx);
    await queueMails(
      tx,
      services,
      managers.map((to) => ({ message: { template: 'apiKeyEnds', to, key: { name, prefix, expiresAt } } })),
    );
    await tx.apiKey.update({ where: { id }, data: { warned: warningsDue(expiresAt, services.now) } });
    return true;
  });
}

function findManagers(tx: Transaction) {
  return tx.user.findMany({
    where: {
      role: { in: ROLES.filter((role) => can(role, 'manageApiKeys')) },
      status: 'ACTIVE',
      anonymisedAt: null,
    },
    select: { email: true, name: true },
    orderBy: { id: 'asc' },
  });
}
