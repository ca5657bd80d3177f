import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const right = { DATABASE_URL: 'mysql://store:secret@localhost/store' };

test('what is not set is as .env.example says, and what is empty is not set', () => {
  expect(readEnv({ ...right, HOST: '', SMTP_URL: '' })).toMatchObject({
    PORT: 4000,
    HOST: '0.0.0.0',
    DATA_DIR: '.data',
    DEMO: true,
    PUBLIC_URL: 'http://localhost:4000',
  });
});

test.each([
  [{ DATABASE_URL: '' }, 'DATABASE_URL is required: it must be the address of a database, as in'],
  [{ DATABASE_URL: 'database' }, 'DATABASE_URL must be the address of a database, as in mysql://'],
  [{ DATABASE_URL: 'postgres://a@localhost/store' }, 'DATABASE_URL must be the address of a database'],
  [{ DATABASE_URL: 'mysql://a@localhost' }, 'DATABASE_URL names no database'],
  [{ PORT: 'http' }, 'PORT must be a whole number from 1 to 65535.'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535.'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development or test.'],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters'],
  [{ NODE_ENV: 'production' }, 'JWT_SECRET is required in production'],
  [{ NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), DEMO: '1' }, 'DEMO=1 makes demo accounts'],
  [{ PUBLIC_URL: 'shop' }, 'PUBLIC_URL must be the address of the store'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be the address of a mail server'],
  [{ MAIL_FROM: 'store' }, 'MAIL_FROM must be an e-mail address.'],
  [{ DEMO: 'yes' }, 'DEMO must be 0 or 1.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error,'],
])('%o is refused in a sentence that names the setting', (wrong, sentence) => {
  expect(() => readEnv({ ...right, ...wrong })).toThrow(sentence);
});

test('every setting that is wrong is named, and none of the values repeated', () => {
  const read = () => readEnv({ ...right, JWT_SECRET: 'my-secret', SMTP_URL: 'user:password' });

  expect(read).toThrow(/^JWT_SECRET .*\nSMTP_URL .*$/);
  expect(read).not.toThrow(/my-secret|user:password$/);
});
