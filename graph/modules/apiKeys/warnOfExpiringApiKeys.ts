import { countDueWarnings } from '#domain/accounts/apiKeyExpiry.ts';
import { staffWithPermission } from '#graph/access/staffWithPermission.ts';
import type { JobFunction, JobServices } from '#graph/jobs/jobHandler.ts';
import { queueEmails } from '#graph/mail/queueEmail.ts';
import type { Recipient } from '#graph/mail/templates/template.ts';
import type { ApiKey } from '#graph/prisma/generated/client.ts';

/** Emails the staff who manage keys before a key expires. Each warning is sent once. */
export const warnOfExpiringApiKeys: JobFunction<Record<string, never>> = async (services) => {
  const keys = await services.prisma.apiKey.findMany({
    where: { revokedAt: null, expiresAt: { gt: services.now } },
    orderBy: { expiresAt: 'asc' },
  });
  const managers = await findManagers(services);
  let warnedCount = 0;
  for (const key of keys) if (await sendExpiryWarning(key, managers, services)) warnedCount++;
  return { warned: warnedCount };
};

function sendExpiryWarning(
  { id }: ApiKey,
  managers: readonly Recipient[],
  services: JobServices,
): Promise<boolean> {
  return services.work(async (work) => {
    await work.db.$queryRaw`SELECT id FROM api_keys WHERE id = ${id} FOR UPDATE`;
    const { name, prefix, expiresAt, revokedAt, warned } = await work.db.apiKey.findUniqueOrThrow({
      where: { id },
    });
    if (revokedAt || !expiresAt || countDueWarnings(expiresAt, services.now) <= warned) return false;
    await queueEmails(
      work.db,
      services,
      managers.map((manager) => ({
        message: { template: 'apiKeyExpiry', to: manager, key: { name, prefix, expiresAt } },
      })),
    );
    await work.db.apiKey.update({
      where: { id },
      data: { warned: countDueWarnings(expiresAt, services.now) },
    });
    return true;
  });
}

async function findManagers({ prisma }: JobServices): Promise<Recipient[]> {
  const staff = await staffWithPermission({ prisma }, 'manageApiKeys');
  return staff.map(({ email, name }) => ({ email, name }));
}
