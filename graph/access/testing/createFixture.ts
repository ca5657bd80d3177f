import { randomBytes, randomUUID } from 'node:crypto';
import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { aMailbox } from '#graph/modules/messages/testing/aMailbox.ts';
import { buildUndo } from '#graph/modules/orders/change/undo.ts';
import { signPaymentToken } from '#graph/modules/payments/paymentToken.ts';
import type { PrismaClient, User, Variant } from '#graph/prisma/generated/client.ts';
import { aBooking } from '#graph/testing/aBooking.ts';
import { aCollection } from '#graph/testing/aCollection.ts';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aGuestOrder } from '#graph/testing/aGuestOrder.ts';
import { aLocation } from '#graph/testing/aLocation.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aPaymentAttempt } from '#graph/testing/aPaymentAttempt.ts';
import { aPaymentProvider } from '#graph/testing/aPaymentProvider.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aProposal } from '#graph/testing/aProposal.ts';
import { aRate } from '#graph/testing/aRate.ts';
import { aReturn } from '#graph/testing/aReturn.ts';
import { aReview } from '#graph/testing/aReview.ts';
import { aStatement } from '#graph/testing/aStatement.ts';
import { aThread } from '#graph/testing/aThread.ts';
import { aTransferReceipt } from '#graph/testing/aTransferReceipt.ts';
import { generateCode } from '#graph/testing/aTwoFactor.ts';
import { aDelivery, aWebhook } from '#graph/testing/aWebhook.ts';
import type { TestServer } from '#graph/testing/server.ts';
import { sha256 } from '../sha256.ts';

export type AccessFixture = Awaited<ReturnType<typeof createFixture>>;

const DAY = 86_400_000;

/** Creates a customer with one of every object a customer can have, and the objects that staff work on. */
export async function createFixture(server: TestServer) {
  const { prisma } = server;
  const { now } = server.clock;
  const mark = randomBytes(4).toString('hex');
  const owner = await aCustomer(prisma, { hasActivityConsent: true, consentAt: now, wishlistToken: mark });
  const [product, unseenProduct, unsoldProduct] = [
    await aProduct(prisma, {
      images: [{}, { position: 1 }],
      videoKey: 'uploads/turn.mp4',
      videoAlt: 'It turns',
    }),
    await aProduct(prisma),
    await aProduct(prisma),
  ];
  const [variant] = product.variants;
  if (!variant) throw new Error('A product has a size.');
  const orderLine = { productId: product.id, variantId: variant.id };
  const from = { userId: owner.id, contactEmail: owner.email, placedAt: new Date(now.getTime() - DAY) };
  const order = await anOrder(prisma, { ...from, lines: [orderLine] });
  const deliveredOrder = await anOrder(prisma, {
    ...from,
    status: 'DELIVERED',
    lines: [{ ...orderLine, quantity: 5, lineTotal: 50_000 }],
  });
  const returns = {
    asked: await aReturn(prisma, deliveredOrder),
    approved: await aReturn(prisma, deliveredOrder, { status: 'APPROVED' }),
    received: await aReturn(prisma, deliveredOrder, { status: 'RECEIVED' }),
    /** A return with a refund due. */
    owed: await aReturn(
      prisma,
      await anOrder(prisma, {
        ...from,
        status: 'DELIVERED',
        paymentStatus: 'PAID',
        credited: 1_000,
        lines: [orderLine],
      }),
      { status: 'RECEIVED' },
    ),
  };
  const cancelledOrder = await anOrder(prisma, { ...from, status: 'CANCELLED', lines: [orderLine] });
  const paidOrder = await anOrder(prisma, {
    ...from,
    paymentStatus: 'PAID',
    cashWithCarrier: 11_800,
    lines: [orderLine],
  });
  const guestOrder = await aGuestOrder(server);
  await aPaymentProvider(server, 'ESEWA', 'LIVE');
  const attempt = await aPaymentAttempt(prisma, order, { status: 'SETTLED' });
  const packedOrder = await anOrder(prisma, { status: 'PROCESSING', userId: owner.id });
  const attemptUnderReview = await aPaymentAttempt(prisma, packedOrder, {
    status: 'UNDER_REVIEW',
    reason: 'AMBIGUOUS',
  });
  const refundRequestedAttempt = await aPaymentAttempt(prisma, order, {
    status: 'SETTLED',
    refundRequested: 100,
  });
  const payToken = signPaymentToken(
    { number: order.number, expiresAt: new Date(now.getTime() + DAY) },
    server.secrets,
  );
  const expiredOrder = await anOrder(prisma, {
    ...{ ...from, status: 'CANCELLED', expiredAt: now, lines: [orderLine], paymentStatus: 'PAID' },
  });
  const bookedOrder = await aBooking(server, { order: { ...from, lines: [orderLine] } });
  const transferReceipt = await aTransferReceipt(prisma, order);
  const statement = await aStatement(prisma, now);
  const remittance = await prisma.remittance.create({
    data: {
      ...{ carrier: 'Nepal Can Move', reference: `R-${mark}`, day: new Date('2026-01-01') },
      ...{ total: 0, createdAt: now },
    },
  });
  const receiptUpload = await prisma.upload.create({
    data: {
      orderId: order.id,
      key: `slips/${randomUUID()}.webp`,
      width: 900,
      height: 1600,
      colour: '#eeeeee',
    },
  });
  const proposal = await aProposal(prisma, order, new Date(now.getTime() + DAY));
  const review = await aReview(prisma, product.id, { userId: owner.id, status: 'PENDING' });
  const [address] = await Promise.all([
    prisma.savedAddress.create({ data: { ...toAddress(owner), defaultOfId: owner.id } }),
    prisma.savedAddress.create({ data: toAddress(owner) }),
    prisma.wishlistItem.create({ data: { userId: owner.id, productId: product.id } }),
    prisma.recentlyViewedItem.create({ data: { userId: owner.id, productId: product.id } }),
    prisma.activity.create({
      data: { userId: owner.id, type: 'PRODUCT_VIEW', productId: product.id, data: {}, at: now },
    }),
  ]);
  const session = await aSession(prisma, owner, now);
  const packer = await prisma.staffRole.findUniqueOrThrow({ where: { name: 'Packer' } });
  const invitedIds = {
    staff: await anInvitedAccount(prisma, 'ADMIN', now, packer.id),
    customer: await anInvitedAccount(prisma, 'CUSTOMER', now),
  };
  const changingCustomer = await aCustomerChangingEmail(prisma, now);
  const links = {
    objection: changingCustomer.token,
    invitation: invitedIds.customer,
    verify: await aLink(prisma, { user: owner, purpose: 'VERIFY_EMAIL', now }),
    reset: await aLink(prisma, { user: owner, purpose: 'RESET_PASSWORD', now }),
  };
  const email = await prisma.mail.create({
    data: {
      template: 'custom',
      toEmail: owner.email,
      toName: owner.name,
      subject: 'About your order',
      html: '<p>It is ready.</p>',
      text: 'It is ready.',
      status: 'FAILED',
      attempts: 8,
      nextAttemptAt: now,
    },
  });
  const message = await aThread(prisma, { name: owner.name, email: owner.email });
  const savedReply = await prisma.savedReply.create({ data: { title: mark, text: 'In sizes 8 to 16.' } });
  const job = await prisma.job.create({ data: { kind: 'none', payload: {}, status: 'DONE', runAfter: now } });
  const failedJob = await prisma.job.create({
    data: { kind: 'none', payload: {}, status: 'FAILED', runAfter: now, finishedAt: now },
  });
  const staffMember = await aCustomer(prisma, { role: 'ADMIN', staffRoleId: packer.id });
  const bulkJob = await prisma.job.create({
    data: {
      ...{ kind: 'runBulkJob', payload: {}, status: 'DONE', runAfter: now, finishedAt: now },
      bulkJob: {
        create: {
          ...{ ownerId: staffMember.id, action: 'assignOrders', input: {}, title: mark, ip: '127.0.0.1' },
          ...{
            total: 1,
            createdAt: now,
            rows: { create: { position: 0, rowId: order.id, outcome: 'DONE' } },
          },
        },
      },
    },
  });
  const backup = await prisma.backup.create({
    data: {
      trigger: 'COMMAND',
      status: 'DONE',
      place: 'backups',
      file: `backup-${mark}.tar`,
      startedAt: now,
    },
  });
  const apiKey = await anApiKey(prisma, ['read-catalog', 'write-orders']);
  const staffRole = await prisma.staffRole.create({
    data: { name: mark, permissions: ['readOrders'], discountPercent: 0, refundNpr: 0 },
  });
  const webhook = await aWebhook(server);
  await aMailbox(server);

  const stockRecords = await createStock(prisma, { variant, staffMember, now });

  // The author's account was deleted, so any staff member can edit the note.
  const orderNote = await prisma.orderEvent.create({
    data: { orderId: order.id, kind: 'NOTE', status: 'PENDING', note: 'Call first.', isStaffOnly: true },
  });
  const undoableOrder = await anUndoableOrder(prisma, now);

  return {
    mark,
    ...stockRecords,
    orderNote,
    undoableOrder,
    packedOrder,
    otherTag: await prisma.orderTag.create({ data: { name: `Other ${mark}`, colour: 'RED' } }),
    tag: await prisma.orderTag.create({ data: { name: mark, colour: 'GOLD' } }),
    backup,
    owner,
    invitedIds,
    changingCustomer,
    product,
    unseenProduct,
    unsoldProduct,
    order,
    deliveredOrder,
    returns,
    cancelledOrder,
    attempt,
    attemptUnderReview,
    refundRequestedAttempt,
    expiredOrder,
    payToken,
    bookedOrder,
    transferReceipt,
    statement,
    remittance,
    transferReceiptUpload: receiptUpload,
    paidOrder,
    proposal,
    payment: await prisma.payment.findFirstOrThrow({ where: { orderId: paidOrder.id } }),
    guestOrder,
    review,
    address,
    session,
    links,
    mail: email,
    message,
    savedReply,
    job,
    failedJob,
    bulkJob,
    apiKey: apiKey.row,
    webhook,
    delivery: await aDelivery(prisma, webhook),
    image: await prisma.productImage.findFirstOrThrow({
      where: { productId: product.id },
      orderBy: { position: 'asc' },
    }),
    images: await prisma.productImage.findMany({ where: { productId: product.id } }),
    collection: await aCollection(prisma),
    banners: [
      await prisma.banner.findFirstOrThrow(),
      await prisma.banner.create({ data: { place: 'STRIP', title: 'Free cleaning', isPublished: true } }),
    ].map(({ id }) => id),
    homeSections: (await prisma.homeSection.findMany({ select: { id: true } })).map(({ id }) => id),
    coupon: await aCoupon(prisma),
    upload: await prisma.upload.create({
      data: { key: `${mark}.webp`, width: 1000, height: 1000, colour: '#f2ede6', ownerId: staffMember.id },
    }),
    rate: await aRate(prisma, { effectiveFrom: new Date(now.getTime() + 400 * DAY) }),
    note: await prisma.customerNote.create({
      data: { customerId: owner.id, authorId: staffMember.id, text: 'Calls in the morning.' },
    }),
    carrier: await prisma.carrier.findFirstOrThrow(),
    group: await prisma.customerGroup.create({ data: { name: mark } }),
    view: await prisma.savedView.create({
      data: { list: 'orders', name: mark, query: 'status=PENDING', isShared: true, ownerId: staffMember.id },
    }),
    parkedSale: await prisma.parkedSale.create({
      data: {
        label: mark,
        content: { lines: [] },
        pieces: 1,
        total: 1000,
        parkedAt: now,
        expiresAt: new Date(now.getTime() + DAY),
      },
    }),
    staffMember,
    /** A staff role without members. */
    staffRole,
    packer,
    /** Current code of every staff member's authenticator app. */
    appCode: generateCode(now),
  };
}

interface StockFixture {
  variant: Variant;
  staffMember: User;
  now: Date;
}

/**
 * Creates a variant at two locations, a draft stock transfer and one in transit, a goods receipt and an open
 * stock-take.
 */
async function createStock(prisma: PrismaClient, { variant, staffMember, now }: StockFixture) {
  const mark = randomBytes(4).toString('hex');
  const location = await aLocation(prisma);
  const line = { sku: variant.sku, name: 'Plain ring', size: null, variantId: variant.id };
  const createTransfer = (number: string, status: 'DRAFT' | 'SENT') =>
    prisma.stockTransfer.create({
      data: {
        number: `${number}-${mark}`,
        fromId: MAIN_LOCATION_ID,
        toId: location.id,
        status,
        pieces: 1,
        createdAt: now,
        createdById: staffMember.id,
        lines: { create: [{ ...line, position: 0, quantity: 1 }] },
      },
    });
  const stockTake = await prisma.stockTake.create({
    data: {
      number: `ST-${mark}`,
      locationId: MAIN_LOCATION_ID,
      startedAt: now,
      startedById: staffMember.id,
      lines: { create: [{ ...line, expected: 5, counted: 5, countedAt: now }] },
    },
    include: { lines: true },
  });
  return {
    variant,
    location,
    locations: await prisma.location.findMany({ orderBy: { position: 'desc' } }),
    draft: await createTransfer('TR', 'DRAFT'),
    sent: await createTransfer('TS', 'SENT'),
    stockTake,
    receipt: await prisma.goodsReceipt.create({
      data: {
        number: `GR-${mark}`,
        locationId: MAIN_LOCATION_ID,
        supplier: 'Workshop',
        pieces: 1,
        cost: 0,
        weightMg: 0,
        receivedAt: now,
        lines: { create: [{ ...line, position: 0, quantity: 1 }] },
      },
    }),
  };
}

/** Creates an API key with these scopes. `secret` is the bearer token. */
export async function anApiKey(prisma: PrismaClient, scopes: string[]) {
  const secret = `jwk_${randomBytes(24).toString('base64url')}`;
  const limits = { discountPercent: 100, refundNpr: 1_000_000 };
  const row = await prisma.apiKey.create({
    data: { name: 'Partner', prefix: secret.slice(0, 12), keyHash: sha256(secret), scopes, ...limits },
  });
  return { row, secret };
}

/** Creates an open session with a refresh token. */
export async function aSession(prisma: PrismaClient, { id }: Pick<User, 'id'>, now: Date) {
  const refreshToken = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + 60 * DAY);
  const session = await prisma.session.create({
    data: {
      userId: id,
      expiresAt,
      lastUsedAt: now,
      refreshTokens: { create: { tokenHash: sha256(refreshToken), expiresAt } },
    },
  });
  return { id: session.id, refreshToken };
}

interface Link {
  user: User;
  purpose: 'VERIFY_EMAIL' | 'RESET_PASSWORD';
  now: Date;
}

async function aLink(prisma: PrismaClient, { user, purpose, now }: Link): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + 30 * 60_000);
  await prisma.oneTimeLink.create({
    data: { userId: user.id, purpose, tokenHash: sha256(token), expiresAt },
  });
  return token;
}

function toAddress({ id, name }: User) {
  return {
    userId: id,
    name,
    phone: '+9779841000000',
    province: 'Bagmati',
    district: 'Lalitpur',
    municipality: 'Lalitpur',
    ward: 3,
    street: 'Pulchowk 12',
  };
}

/** Creates an account invited by a link whose token is the account's id. Returns that id. */
async function anInvitedAccount(
  prisma: PrismaClient,
  role: User['role'],
  now: Date,
  staffRoleId?: string,
): Promise<string> {
  const { id, email } = await aCustomer(prisma, { role, staffRoleId });
  const expiresAt = new Date(now.getTime() + DAY);
  await prisma.invitation.create({
    data: { userId: id, email, tokenHash: sha256(id), sentAt: now, expiresAt },
  });
  return id;
}

/** Creates an account with an unverified new email address, and the token with which its owner rejects the change. */
async function aCustomerChangingEmail(prisma: PrismaClient, now: Date) {
  const { id, email } = await aCustomer(prisma);
  const token = randomBytes(32).toString('base64url');
  await prisma.emailChange.create({
    data: {
      ...{ userId: id, fromEmail: email, toEmail: `new-${email}`, objectTokenHash: sha256(token) },
      ...{ requestedAt: now, expiresAt: new Date(now.getTime() + DAY) },
    },
  });
  return { id, token };
}

/** Creates an order that was confirmed a moment ago and can still be undone. */
async function anUndoableOrder(prisma: PrismaClient, now: Date) {
  const order = await anOrder(prisma, { status: 'CONFIRMED' });
  const undo = buildUndo(
    { ...order, status: 'PENDING', version: order.version - 1 },
    { now },
    NO_SIDE_EFFECTS,
  );
  await prisma.orderEvent.create({
    data: { orderId: order.id, status: 'CONFIRMED', data: { undo }, at: now },
  });
  return order;
}

const NO_SIDE_EFFECTS = { mailId: null, tookStock: false };
