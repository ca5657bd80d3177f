import { beforeAll, describe, expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { buildOrderTextCondition, type SearchMethod } from './searchPeople.ts';

const server = useTestServer();

beforeAll(async () => {
  const people = [
    ['JW-AAAAAAAAA1', 'Sita Shrestha', 'sita.shrestha@example.com', '+9779841000001'],
    ['JW-AAAAAAAAA2', 'Anne-Marie K.C.', 'anne-marie+shop@example.com', '+9779841000002'],
    ['JW-BBBBBBBBB3', "Bikash O'Rai", 'load-customer-0000017@example.com', '+9779860000003'],
    ['JW-BBBBBBBBB4', 'सीता श्रेष्ठ', 'sita_98@example.com', '+97715550004'],
    ['JW-CCCCCCCCC5', 'José (Pepe) Núñez', 'jose@example.com', '+9779800000005'],
    ['JW-9841AAAAA6', 'Sitara Om Rai', 'om.rai@example.com', '+9779812345678'],
  ];
  for (const [number, name, contactEmail, contactPhone] of people)
    await anOrder(server.prisma, {
      number,
      contactName: name,
      shipName: name,
      contactEmail,
      contactPhone,
      shipPhone: contactPhone,
    });
});

async function findOrderNumbers(search: string, method: SearchMethod): Promise<string[]> {
  const where = buildOrderTextCondition(search, method);
  if (!where) return [];
  const orders = await server.prisma.order.findMany({ where, orderBy: { number: 'asc' } });
  return orders.map(({ number }) => number);
}

describe('both search methods find the same orders', () => {
  test.each([
    ['sita', 3],
    ['Sita Shrestha', 1],
    ['shre', 1],
    ['sita.shrestha', 1],
    ['anne', 1],
    ['marie', 1],
    ['Anne-Marie', 1],
    ['marie-anne', 1],
    ['shop', 1],
    ['k.c.', 1],
    ['Anne K.C.', 1],
    ['rai', 2],
    ['load', 1],
    ['load-customer-00', 1],
    ['customer 0000017', 1],
    ['jose', 1],
    ['JOSÉ', 1],
    ['pepe', 1],
    ['nunez', 1],
    ['om', 1],
    ['sitara om', 1],
    ['सीता', 1],
    ['9841', 3],
    ['+977 984', 3],
    ['98', 6],
    ['aaaaaaaaa', 2],
    ['bbb', 2],
    ['ita', 0],
    ['ustomer', 0],
    ['nobody', 0],
    ['%_*', 0],
    ['+-><()~*"', 0],
  ])('%s', async (search, count) => {
    const byIndex = await findOrderNumbers(search, 'BY_INDEX');
    expect(byIndex).toHaveLength(count);
    expect(await findOrderNumbers(search, 'BY_READING')).toEqual(byIndex);
  });
});
