import { expect, test } from 'vitest';
import { describeError } from './createLogger.ts';

test('logs a database error without the values of the statement', () => {
  const message = "Duplicate entry 'sita@example.com' for key 'users_email_key'";
  const sql = "INSERT INTO users (email, name) VALUES ('sita@example.com', 'Sita')";
  const error = Object.assign(new Error(message), { sql, sqlMessage: message, errno: 1062 });

  const description = describeError(error);

  expect(description).toMatchObject({
    message: "Duplicate entry '…' for key 'users_email_key'",
    sql: 'INSERT INTO users (email, name) VALUES (?)',
    errno: 1062,
  });
  expect(JSON.stringify(description)).not.toMatch(/sita/i);
});
