import type { Prisma } from '#graph/prisma/generated/client.ts';

/** What has to be read with an order that a mail is about. */
export const mailedOrder = {
  lines: { orderBy: { position: 'asc' } },
  exchangeOf: { select: { number: true } },
} as const satisfies Prisma.OrderInclude;
