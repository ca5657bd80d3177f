import type { RowDataPacket } from 'mysql2';
import { createConnection } from 'mysql2/promise';

/** What there was before shoppers came, from which it follows what there has to be after them. */
export interface Books {
  /** How many of each size, by the id of the variant. */
  stock: ReadonlyMap<string, number>;
  /** The numbers of the orders that were there already. */
  orders: ReadonlySet<string>;
}

/** To be read while nobody is shopping. */
export async function openBooks(databaseUrl: string): Promise<Books> {
  const connection = await createConnection(databaseUrl);
  try {
    const [variants] = await connection.query<RowDataPacket[]>('SELECT id, stock FROM variants');
    const [orders] = await connection.query<RowDataPacket[]>('SELECT number FROM orders');
    return {
      stock: new Map(variants.map(({ id, stock }) => [id, stock])),
      orders: new Set(orders.map(({ number }) => number)),
    };
  } finally {
    await connection.end();
  }
}
