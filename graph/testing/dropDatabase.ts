import { createConnection } from 'mysql2/promise';

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const connection = await createConnection(serverUrl);
  await connection.query('DROP DATABASE ??', [name]);
  await connection.end();
}
