// @ts-check
// Upper bound for order throughput: only the SQL statements that an order needs, committed as durably as the store's
// orders.
import { randomInt, randomUUID } from 'node:crypto';
import { createConnection } from 'mysql2/promise';
import { calculatePercentiles } from '../figures.mjs';
import { readOptions } from './plan.mjs';

/**
 * @typedef {object} PlainOrdersPlan
 * @property {string} databaseUrl a separate database
 * @property {number} shoppers
 * @property {number} variantCount number of variants for sale
 * @property {number} milliseconds
 *
 * @typedef {{ count: number, perSecond: number, p50: number, p99: number }} PlainOrdersResult
 */

const initialStock = 100_000_000;
const address = JSON.stringify({ name: 'Ada Bell', district: 'Lalitpur', ward: 9, street: 'Balkumari' });

/** @type {PlainOrdersPlan} */
const { databaseUrl, shoppers, variantCount, milliseconds } = readOptions();
await createTables();
/** @type {number[]} */
const latencies = [];
const startedAt = performance.now();
await Promise.all(Array.from({ length: shoppers }, placeOrders));
const seconds = (performance.now() - startedAt) / 1_000;
/** @type {PlainOrdersResult} */
const result = {
  count: latencies.length,
  perSecond: latencies.length / seconds,
  ...calculatePercentiles(latencies),
};
console.log(JSON.stringify(result));

async function placeOrders() {
  const connection = await createConnection(databaseUrl);
  while (performance.now() - startedAt < milliseconds) {
    const sentAt = performance.now();
    const variantNumber = randomInt(variantCount);
    await connection.query('START TRANSACTION');
    const [insertResult] = await connection.execute(
      'INSERT INTO plain_orders (number, email, address, total) VALUES (?, ?, ?, ?)',
      [randomUUID(), 'ada@example.com', address, 2_780],
    );
    const { insertId } = /** @type {import('mysql2').ResultSetHeader} */ (insertResult);
    await connection.execute('INSERT INTO plain_lines (order_id, size_id, price) VALUES (?, ?, ?)', [
      insertId,
      variantNumber,
      2_280,
    ]);
    // This statement runs last so that the row is locked only during the commit.
    await connection.execute('UPDATE plain_sizes SET stock = stock - 1 WHERE id = ? AND stock >= 1', [
      variantNumber,
    ]);
    await connection.query('COMMIT');
    latencies.push(performance.now() - sentAt);
  }
  await connection.end();
}

async function createTables() {
  const connection = await createConnection({ uri: databaseUrl, multipleStatements: true });
  await connection.query(`
    DROP TABLE IF EXISTS plain_lines, plain_orders, plain_sizes;
    CREATE TABLE plain_sizes (id INT PRIMARY KEY, stock INT NOT NULL) ENGINE = InnoDB;
    CREATE TABLE plain_orders (
      id BIGINT AUTO_INCREMENT PRIMARY KEY, number CHAR(36) NOT NULL UNIQUE, email VARCHAR(120) NOT NULL, address JSON NOT NULL,
      total INT NOT NULL, placed_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)
    ) ENGINE = InnoDB;
    CREATE TABLE plain_lines (
      id BIGINT AUTO_INCREMENT PRIMARY KEY, order_id BIGINT NOT NULL, size_id INT NOT NULL, price INT NOT NULL, KEY (order_id),
      FOREIGN KEY (order_id) REFERENCES plain_orders (id)
    ) ENGINE = InnoDB`);
  await connection.query('INSERT INTO plain_sizes VALUES ?', [
    Array.from({ length: variantCount }, (_, id) => [id, initialStock]),
  ]);
  await connection.end();
}
