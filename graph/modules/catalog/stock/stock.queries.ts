import type {
  Location,
  Order,
  PrismaClient,
  Product,
  StockMove,
  User,
  Variant,
} from '#graph/prisma/generated/client.ts';

// Prisma batches each of these queries for all moves of a list.

export function findVariant(prisma: PrismaClient, { variantId }: StockMove): Promise<Variant> {
  return prisma.variant.findUniqueOrThrow({ where: { id: variantId } });
}

export async function findProduct(prisma: PrismaClient, move: StockMove): Promise<Product> {
  const { productId } = await findVariant(prisma, move);
  return prisma.product.findUniqueOrThrow({ where: { id: productId } });
}

export async function findOrder(prisma: PrismaClient, { orderId }: StockMove): Promise<Order | null> {
  return orderId === null ? null : prisma.order.findUnique({ where: { id: orderId } });
}

export async function findActor(prisma: PrismaClient, { actorId }: StockMove): Promise<User | null> {
  return actorId === null ? null : prisma.user.findUnique({ where: { id: actorId } });
}

export function findLocation(prisma: PrismaClient, { locationId }: StockMove): Promise<Location> {
  return prisma.location.findUniqueOrThrow({ where: { id: locationId } });
}
