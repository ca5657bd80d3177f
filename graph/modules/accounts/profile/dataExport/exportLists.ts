import type { PrismaClient, User } from '#graph/prisma/generated/client.ts';

const product = { select: { id: true, slug: true, name: true } };

/**
 * Returns the account's addresses, reviews, wishlist, alerts, viewed products, saved cart, messages and newsletter
 * subscription.
 */
export async function exportLists(prisma: PrismaClient, user: User, take: number) {
  const where = { userId: user.id };
  return {
    addresses: await findAddresses(prisma, user, take),
    reviews: await prisma.review.findMany({
      where,
      omit: { userId: true, productId: true },
      include: { product, photos: { select: { key: true }, orderBy: { position: 'asc' } } },
      orderBy: { createdAt: 'desc' },
      take,
    }),
    wishlist: await prisma.wishlistItem.findMany({
      where,
      select: { product, addedAt: true },
      orderBy: { addedAt: 'desc' },
      take,
    }),
    alerts: await prisma.alert.findMany({
      where,
      select: {
        kind: true,
        product,
        variant: { select: { size: true } },
        price: true,
        includesTax: true,
        language: true,
        createdAt: true,
        sentAt: true,
      },
      orderBy: { createdAt: 'desc' },
      take,
    }),
    recentlyViewed: await prisma.recentlyViewedItem.findMany({
      where,
      select: { product, viewedAt: true },
      orderBy: { viewedAt: 'desc' },
      take,
    }),
    cart: await findCart(prisma, user),
    newsletter: await isNewsletterSubscriber(prisma, user),
    messages: await findThreads(prisma, user, take),
  };
}

async function findAddresses(prisma: PrismaClient, { id }: User, take: number) {
  const addresses = await prisma.savedAddress.findMany({
    where: { userId: id },
    orderBy: { createdAt: 'desc' },
    take,
  });
  return addresses.map(({ userId, defaultOfId, ...address }) => ({
    ...address,
    isDefault: defaultOfId === userId,
  }));
}

/** Returns the saved cart, including products that are not currently for sale. Null if there is none. */
function findCart(prisma: PrismaClient, { id }: User) {
  return prisma.savedCart.findUnique({
    where: { userId: id },
    select: {
      savedAt: true,
      couponCode: true,
      lines: { select: { product, size: true, quantity: true }, orderBy: { position: 'asc' } },
    },
  });
}

/** Returns null if the address is not verified. */
async function isNewsletterSubscriber(
  prisma: PrismaClient,
  { email, emailVerifiedAt }: User,
): Promise<boolean | null> {
  if (!emailVerifiedAt) return null;
  return (await prisma.newsletterSubscriber.count({ where: { email } })) > 0;
}

/** Returns the account's threads, and all threads of its address if it is verified, without staff notes. */
async function findThreads(prisma: PrismaClient, { id, email, emailVerifiedAt }: User, take: number) {
  return prisma.thread.findMany({
    where: { OR: [{ customerId: id }, ...(emailVerifiedAt ? [{ email }] : [])] },
    select: {
      subject: true,
      name: true,
      email: true,
      phone: true,
      status: true,
      order: { select: { number: true } },
      createdAt: true,
      messages: {
        where: { direction: { not: 'NOTE' } },
        select: {
          direction: true,
          authorName: true,
          text: true,
          quoted: true,
          createdAt: true,
          files: { select: { name: true, type: true, bytes: true } },
        },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      },
    },
    orderBy: { createdAt: 'desc' },
    take,
  });
}
