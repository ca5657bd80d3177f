import type { Prisma } from '#graph/prisma/generated/client.ts';

/** What has to be read with an order that a mail is about. */
export const mailedOrder = {
  lines: { orderBy: { position: 'asc' } },
  booking: true,
  exchangeOf: { select: { number: true } },
  payments: {
    where: { kind: 'PAYMENT', voidedAt: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  },
  invoices: { where: { replacedAt: null }, orderBy: [{ issuedAt: 'desc' }, { id: 'desc' }], take: 1 },
} satisfies Prisma.OrderInclude;
