import { beforeEach, expect } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import type { Shopper } from '#graph/testing/aShopper.ts';
import type { TestServer } from '#graph/testing/server.ts';

export const GUEST = 'maya@example.com';

export const CREATE = `mutation ($input: CreateAlertInput!) {
  createAlert(input: $input) { created errors { code field message } }
}`;
export const MY_ALERTS = `{ myAlerts { id kind size price product { name } } }`;

/** Returns functions that request alerts, and deletes all alerts before each test. */
export function useAlerts(server: TestServer) {
  beforeEach(async () => {
    const { prisma } = server;
    await prisma.alert.deleteMany();
    await prisma.mail.deleteMany();
    await prisma.job.deleteMany();
    await prisma.attempt.deleteMany();
  });

  async function createAlert(
    input: Record<string, unknown>,
    { graphql: send = server.graphql }: Partial<Shopper> = {},
  ) {
    const { data, errors } = await send(CREATE, { input });
    expect(errors).toBeUndefined();
    return data?.createAlert;
  }

  const createSoldOutProduct = () => aProduct(server.prisma, { name: 'Lotus ring', stock: 0 });

  return { createAlert, createSoldOutProduct };
}

export const createBackInStockInput = (productId: string) => ({ kind: 'BACK_IN_STOCK', productId });
