import { beforeEach, expect } from 'vitest';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import type { TestServer } from '#graph/testing/server.ts';
import { rebuildFigures } from '../rebuildFigures.ts';

export const start = new Date('2026-11-21T06:00:00Z');
export const daysAgo = (days: number) => new Date(start.getTime() - days * 86_400_000);

/** Queries figures as staff. Each test starts with accounts only. */
export function useFigures(server: TestServer) {
  let admin: Shopper;

  beforeEach(async () => {
    const { prisma, clock } = server;
    clock.now = start;
    await prisma.order.deleteMany();
    await prisma.activity.deleteMany();
    await prisma.review.deleteMany();
    await prisma.product.deleteMany();
    admin ??= await aShopper(server, { role: 'ADMIN' });
    await rebuildSums();
  });

  const rebuildSums = () => rebuildFigures({ query: (sql) => server.prisma.$executeRawUnsafe(sql) });

  const sendQuery = (query: string) => admin.graphql(query);

  async function readFigures(query: string) {
    const { data, errors } = await sendQuery(query);
    expect(errors).toBeUndefined();
    return data;
  }

  return { summed: rebuildSums, send: sendQuery, ask: readFigures };
}
