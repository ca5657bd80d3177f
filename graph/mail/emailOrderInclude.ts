import type { Prisma } from '#graph/prisma/generated/client.ts';

/** Relations to load with the order of an email. */
export const emailOrderInclude = {
  lines: { orderBy: { position: 'asc' } },
  booking: true,
  exchangeOf: { select: { number: true } },
  payments: {
    where: { kind: 'PAYMENT', voidedAt: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  },
  invoices: { where: { replacedAt: null }, orderBy: [{ issuedAt: 'desc' }, { id: 'desc' }], take: 1 },
} satisfies Prisma.OrderInclude;
