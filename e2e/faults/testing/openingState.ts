import type { RowDataPacket } from 'mysql2';
import { createConnection } from 'mysql2/promise';

/** State before the first test order, from which the expected state is calculated. */
export interface OpeningState {
  /** Stock by variant id. */
  stock: ReadonlyMap<string, number>;
  /** Numbers of existing orders. */
  orders: ReadonlySet<string>;
}

/** Reads the state. Call it while nobody is shopping. */
export async function readOpeningState(databaseUrl: string): Promise<OpeningState> {
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
