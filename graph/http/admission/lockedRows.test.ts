import { expect, test } from 'vitest';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { lockRows, POLL_OPTIONS } from '../testing/lockRows.ts';
import { useListeningServer } from '../testing/useListeningServer.ts';

const server = useTestServer();
const store = useListeningServer(server);

/** More than the number of connections. */
const WRITE_COUNT = 12;
/** A third of the connections. */
const MAX_WAITING = 3;

async function sendMutation(token: string, query: string, variables: object) {
  const response = await fetch(`${store.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, body: await response.text() };
}

interface LockedRow {
  lock: Prisma.Sql;
  id: string;
  /** A write that waits for the locked row. */
  write: () => ReturnType<typeof sendMutation>;
  /** The same write to another row. */
  writeOther: () => ReturnType<typeof sendMutation>;
}

const signInStaff = async () => signIn(server, await aCustomer(server.prisma, { role: 'SUPER_ADMIN' }));

async function prepareAccountLock(query: string): Promise<LockedRow> {
  const { id: productId } = await aProduct(server.prisma);
  await store.app.snapshots.reload();
  const [{ id }, other] = [await aCustomer(server.prisma), await aCustomer(server.prisma)];
  const { email } = await server.prisma.user.findUniqueOrThrow({ where: { id } });
  const [ownerToken, strangerToken] = [await signIn(server, { email }), await signIn(server, other)];
  return {
    lock: Prisma.sql`SELECT id FROM users WHERE id = ${id} FOR UPDATE`,
    id,
    write: () => sendMutation(ownerToken, query, { productId }),
    writeOther: () => sendMutation(strangerToken, query, { productId }),
  };
}

async function prepareRowLock(
  table: 'orders' | 'coupons' | 'products',
  query: string,
  ids: string[],
): Promise<LockedRow> {
  const token = await signInStaff();
  const [id = '', other = ''] = ids;
  return {
    lock: Prisma.sql`SELECT id FROM ${Prisma.raw(table)} WHERE id = ${id} FOR UPDATE`,
    id,
    write: () => sendMutation(token, query, { id }),
    writeOther: () => sendMutation(token, query, { id: other }),
  };
}

const createTwo = async (create: () => Promise<{ id: string }>) => [(await create()).id, (await create()).id];

test.each<[string, () => Promise<LockedRow>]>([
  [
    'an account',
    () =>
      prepareAccountLock(
        'mutation ($productId: ID!) { recordProductView(input: { productId: $productId }) { errors { code } } }',
      ),
  ],
  [
    'an account whose wishlist is written without Prisma',
    () =>
      prepareAccountLock(
        'mutation ($productId: ID!) { addToWishlist(input: { productId: $productId }) { errors { code } } }',
      ),
  ],
  [
    'an order',
    async () =>
      prepareRowLock(
        'orders',
        'mutation ($id: ID!) { addOrderNote(input: { id: $id, text: "Call" }) { errors { code } } }',
        await createTwo(() => anOrder(server.prisma)),
      ),
  ],
  [
    'a coupon',
    async () =>
      prepareRowLock(
        'coupons',
        'mutation ($id: ID!) { updateCoupon(input: { id: $id, isActive: false }) { errors { code } } }',
        await createTwo(() => aCoupon(server.prisma)),
      ),
  ],
  [
    'a product',
    async () =>
      prepareRowLock(
        'products',
        'mutation ($id: ID!) { updateProduct(input: { id: $id, isFeatured: true }) { errors { code } } }',
        await createTwo(() => aProduct(server.prisma)),
      ),
  ],
])('a lock on %s leaves connections for other writes', async (_name, prepare) => {
  const { lock, id, write, writeOther } = await prepare();
  const { releaseLock, countWaiting } = await lockRows(server.prisma, lock, id);
  const pendingWrites = Array.from({ length: WRITE_COUNT }, write);
  await expect.poll(countWaiting, POLL_OPTIONS).toBe(MAX_WAITING);

  const otherResponse = await writeOther();
  expect([otherResponse.status, otherResponse.body]).toEqual([200, expect.stringContaining('"errors":[]')]);

  await releaseLock();
  for (const { status } of await Promise.all(pendingWrites)) expect([200, 503]).toContain(status);
  await server.app.snapshots.reload();
});
