import { expect, test } from 'vitest';
import { describeError } from './createLogger.ts';

test('logs a database error without the values of the statement', () => {
  const said = "Duplicate entry 'sita@example.com' for key 'users_email_key'";
  const sql = "INSERT INTO users (email, name) VALUES ('sita@example.com', 'Sita')";
  const error = Object.assign(new Error(said), { sql, sqlMessage: said, errno: 1062 });

  const told = describeError(error);

  expect(told).toMatchObject({
    message: "Duplicate entry '…' for key 'users_email_key'",
    sql: 'INSERT INTO users (email, name) VALUES (?)',
    errno: 1062,
  });
  expect(JSON.stringify(told)).not.toMatch(/sita/i);
});
