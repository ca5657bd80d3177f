import { expect, test } from 'vitest';
import { aShopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

test('invited staff are offered as assignees once they have signed in', async () => {
  const { prisma, clock } = server;
  const admin = await aShopper(server, { role: 'ADMIN', name: 'Binita' });
  const { user } = await aShopper(server, { role: 'ADMIN', name: 'Chandra' });
  await prisma.invitation.create({
    data: {
      userId: user.id,
      email: user.email,
      tokenHash: 'a'.repeat(64),
      sentAt: clock.now,
      expiresAt: clock.now,
    },
  });
  const listMemberNames = async () => {
    const { data } = await admin.graphql('{ assignableStaff { name } inboxMembers { name } }');
    const getNames = (list: { name: string }[]) => list.map(({ name }) => name);
    return [getNames(data?.assignableStaff), getNames(data?.inboxMembers)];
  };

  await prisma.user.update({ where: { id: user.id }, data: { emailVerifiedAt: null } });
  expect(await listMemberNames()).toEqual([['Binita'], ['Binita']]);
  await prisma.user.update({ where: { id: user.id }, data: { emailVerifiedAt: clock.now } });
  expect(await listMemberNames()).toEqual([
    ['Binita', 'Chandra'],
    ['Binita', 'Chandra'],
  ]);
});
