import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '#graph/access/sha256.ts';
import type { Product, User } from '#graph/prisma/generated/client.ts';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aReview } from '#graph/testing/aReview.ts';
import { aThread } from '#graph/testing/aThread.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();
const currentTime = new Date('2026-11-20T06:00:00Z');
let product: Product;
let user: User;
let token: string;

beforeEach(async () => {
  server.clock.now = currentTime;
  product = await aProduct(server.prisma);
  user = await aCustomer(server.prisma, {
    name: 'Gita Rai',
    emailVerifiedAt: currentTime,
    wishlistToken: randomUUID(),
  });
  token = await signIn(server, user);
  await findBelongings(user);
});

describe('myDataExport', () => {
  test('returns everything about the viewer', async () => {
    const { data } = await server.graphql('{ myDataExport }', {}, { token });

    expect(data?.myDataExport).toMatchObject({
      exportedAt: currentTime.toISOString(),
      account: { id: user.id, email: user.email, name: 'Gita Rai', phone: user.phone, role: 'CUSTOMER' },
      addresses: [{ street: 'Pulchowk 12', isDefault: true }],
      orders: [{ contactName: 'Gita Rai', street: 'Pulchowk 12', lines: [{ name: 'Plain ring' }] }],
      reviews: [{ comment: 'Well made.', product: { slug: product.slug } }],
      wishlist: [{ product: { slug: product.slug } }],
      recentlyViewed: [{ product: { slug: product.slug } }],
      cart: {
        couponCode: 'WELCOME10',
        lines: [{ product: { slug: product.slug }, size: null, quantity: 2 }],
      },
      newsletter: true,
      messages: [{ subject: 'Ring size' }],
      sessions: [{ device: 'Unknown device' }],
      activity: [{ type: 'CLICK' }],
      visits: [{ deviceInfo: {} }],
    });
  });

  test('returns nothing about anyone else, and no secrets', async () => {
    const other = await aCustomer(server.prisma, { name: 'Somebody Else' });
    await findBelongings(other);

    const { data } = await server.graphql('{ myDataExport }', {}, { token });

    const text = JSON.stringify(data?.myDataExport);
    expect(text).not.toContain(other.id);
    expect(text).not.toContain(other.email);
    expect(text).not.toContain('argon2');
    expect(text).not.toMatch(/hash|userId/i);
  });
});

describe('deleteMyAccount', () => {
  test('ends all sessions, and nobody can sign in again', async () => {
    expect((await remove(PASSWORD)).data?.deleteMyAccount).toEqual({ deleted: true, errors: [] });

    expect((await server.graphql('{ me { id } }', {}, { token })).status).toBe(401);
    await expect(signIn(server, user)).rejects.toThrow('WRONG_CREDENTIALS');
  });

  test('leaves nothing that identifies the owner', async () => {
    await remove(PASSWORD);

    const { prisma } = server;
    const where = { userId: user.id };
    expect(await prisma.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      email: `deleted-${user.id}@invalid`,
      name: 'Former customer',
      phone: null,
      passwordHash: '',
      preferences: null,
      wishlistToken: null,
      anonymisedAt: currentTime,
    });
    expect(
      await Promise.all([
        prisma.savedAddress.count({ where }),
        prisma.wishlistItem.count({ where }),
        prisma.recentlyViewedItem.count({ where }),
        prisma.savedCart.count({ where }),
        prisma.savedCartLine.count({ where }),
        prisma.activity.count({ where }),
        prisma.activitySession.count({ where }),
        prisma.oneTimeLink.count({ where }),
        prisma.session.count({ where: { ...where, OR: [{ endedAt: null }, { ip: { not: null } }] } }),
        prisma.mail.count({ where: { toEmail: user.email } }),
        prisma.newsletterSubscriber.count({ where: { email: user.email } }),
        prisma.thread.count({ where: { email: user.email } }),
      ]),
    ).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  test('keeps orders with their items and district, and reviews, without a name', async () => {
    await remove(PASSWORD);

    const order = await server.prisma.order.findFirstOrThrow({
      where: { userId: user.id },
      include: { lines: true },
    });
    expect(order).toMatchObject({
      contactName: 'Former customer',
      contactEmail: `deleted-${user.id}@invalid`,
      contactPhone: '',
      shipName: 'Former customer',
      shipPhone: '',
      province: 'Bagmati',
      district: 'Lalitpur',
      municipality: 'Removed',
      ward: null,
      street: 'Removed',
      notes: null,
      finalTotal: 11_800,
      lines: [{ name: 'Plain ring' }],
    });
    expect(await server.prisma.review.findFirstOrThrow({ where: { userId: user.id } })).toMatchObject({
      authorName: 'Former customer',
      comment: 'Well made.',
    });
  });

  test.each(['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED'] as const)(
    'is refused while an order is %s, and removes nothing',
    async (status) => {
      await anOrder(server.prisma, { userId: user.id, status, street: 'Jhamsikhel 4' });
      expect((await remove(PASSWORD)).data?.deleteMyAccount).toEqual({
        deleted: null,
        errors: [{ code: 'NOT_ALLOWED', field: null }],
      });
      expect(await server.prisma.order.count({ where: { userId: user.id, street: 'Jhamsikhel 4' } })).toBe(1);
      expect(await server.prisma.user.count({ where: { id: user.id, anonymisedAt: null } })).toBe(1);
    },
  );

  test('leaves other accounts unchanged', async () => {
    const other = await aCustomer(server.prisma, { name: 'Somebody Else', emailVerifiedAt: currentTime });
    await findBelongings(other);

    await remove(PASSWORD);

    const order = await server.prisma.order.findFirstOrThrow({ where: { userId: other.id } });
    expect(order.contactName).toBe('Somebody Else');
    expect(await server.prisma.mail.count({ where: { toEmail: other.email } })).toBe(1);
    expect(await server.prisma.savedAddress.count({ where: { userId: other.id } })).toBe(1);
  });

  test('keeps the emails of an unverified address', async () => {
    await server.prisma.user.update({ where: { id: user.id }, data: { emailVerifiedAt: null } });

    await remove(PASSWORD);

    expect(await server.prisma.mail.count({ where: { toEmail: user.email } })).toBe(1);
  });

  test('frees the address for a new account', async () => {
    await remove(PASSWORD);

    const newAccount = await aCustomer(server.prisma, { email: user.email });

    expect(newAccount.id).not.toBe(user.id);
  });

  test('requires the password', async () => {
    const { data } = await remove('not the password');

    expect(data?.deleteMyAccount).toMatchObject({
      deleted: null,
      errors: [{ code: 'WRONG_CREDENTIALS', field: 'password' }],
    });
    expect((await server.graphql('{ me { id } }', {}, { token })).status).toBe(200);
  });

  test('is refused for staff', async () => {
    const admin = await aCustomer(server.prisma, { role: 'ADMIN' });
    token = await signIn(server, admin);

    expect((await remove(PASSWORD)).data?.deleteMyAccount.errors).toMatchObject([{ code: 'NOT_ALLOWED' }]);
  });
});

function remove(password: string) {
  return server.graphql(
    `mutation ($input: DeleteMyAccountInput!) {
      deleteMyAccount(input: $input) { deleted errors { code field } }
    }`,
    { input: { password } },
    { token },
  );
}

/** Returns records of every kind that an account can have. */
async function findBelongings({ id: userId, name, email }: User) {
  const { prisma } = server;
  const productId = product.id;
  await anOrder(prisma, {
    userId,
    status: 'DELIVERED',
    contactName: name,
    contactEmail: email,
    shipName: name,
    notes: 'Ring twice',
  });
  await aReview(prisma, productId, { userId, authorName: name });
  await prisma.savedAddress.create({
    data: {
      userId,
      defaultOfId: userId,
      name,
      phone: '+9779841000000',
      province: 'Bagmati',
      district: 'Lalitpur',
      municipality: 'Lalitpur',
      street: 'Pulchowk 12',
    },
  });
  await prisma.wishlistItem.create({ data: { userId, productId } });
  await prisma.recentlyViewedItem.create({ data: { userId, productId } });
  await prisma.savedCart.create({
    data: {
      userId,
      couponCode: 'WELCOME10',
      savedAt: currentTime,
      lines: { create: { id: 'line-1', productId, quantity: 2, position: 0 } },
    },
  });
  await prisma.activity.create({ data: { userId, type: 'CLICK', data: {}, at: currentTime } });
  await prisma.activitySession.create({
    data: { userId, clientSessionId: 'a-visit', startedAt: currentTime, deviceInfo: {}, browserInfo: {} },
  });
  await prisma.oneTimeLink.create({
    data: { userId, purpose: 'VERIFY_EMAIL', tokenHash: sha256(userId), expiresAt: currentTime },
  });
  await prisma.newsletterSubscriber.create({ data: { email } });
  await aThread(prisma, { name, email });
  await prisma.mail.create({
    data: {
      template: 'custom',
      toEmail: email,
      toName: name,
      subject: 'Hello',
      html: `<p>${name}</p>`,
      text: name,
      nextAttemptAt: currentTime,
    },
  });
}
