import { expect } from 'vitest';
import type { Shopper } from '#graph/testing/aShopper.ts';
import type { TestServer } from '#graph/testing/server.ts';

const ORDER = `order {
  status paymentStatus version carrier trackingNumber cancelReason
  timeline { status note } staff { payments { status reference settledAt } history { note by } }
}`;

export const buildMutation = (name: string, payloadFields = ORDER) => {
  const input = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${input}!) { ${name}(input: $input) { ${payloadFields} errors { code field message } } }`;
};

/** Changes orders as `getStaff()`, and reads their audit entries and emails. */
export function createOrderActions(server: TestServer, getStaff: () => Shopper) {
  async function changeOrder(name: string, input: object, payloadFields?: string) {
    const { data, errors } = await getStaff().graphql(buildMutation(name, payloadFields), { input });
    expect(errors).toBeUndefined();
    return data?.[name];
  }

  const findAudit = (entityId: string) =>
    server.prisma.auditEntry.findMany({ where: { entityId }, orderBy: { at: 'asc' } });
  const findEmails = (orderId: string) => server.prisma.mail.findMany({ where: { orderId } });

  return { change: changeOrder, findAudit, findMails: findEmails };
}
