import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

const [firstSecret, secondSecret] = ['x'.repeat(32), 'y'.repeat(32)];
const validEnv = { DATABASE_URL: 'mysql://store:secret@localhost/store' };

test('uses the defaults of .env.example for variables that are unset or empty', () => {
  expect(readEnv({ ...validEnv, HOST: '', SMTP_URL: '' })).toMatchObject({
    PORT: 4000,
    HOST: '0.0.0.0',
    DATA_DIR: '.data',
    DEMO: true,
    PUBLIC_URL: 'http://localhost:4000',
  });
});

test('the operations guide lists every variable of .env.example', () => {
  const example = readFileSync('.env.example', 'utf8');
  const [, settings = ''] = readFileSync('docs/operations.md', 'utf8').split('\n## Settings\n');
  const names = [...example.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
});

test.each([
  [{ DATABASE_URL: '' }, 'DATABASE_URL is required: it must be a database URL, such as'],
  [{ DATABASE_URL: 'database' }, 'DATABASE_URL must be a database URL, such as mysql://'],
  [{ DATABASE_URL: 'postgres://a@localhost/store' }, 'DATABASE_URL must be a database URL'],
  [{ DATABASE_URL: 'mysql://a@localhost' }, 'DATABASE_URL names no database'],
  [{ PORT: 'http' }, 'PORT must be a whole number from 1 to 65535.'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535.'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development or test.'],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters'],
  [{ NODE_ENV: 'production' }, 'JWT_SECRET is required in production'],
  [{ JWT_SECRET: `${firstSecret},short` }, 'JWT_SECRET must have at least 32 characters'],
  [{ NODE_ENV: 'production', JWT_SECRET: firstSecret }, 'SECRETS_KEY is required in production'],
  [
    { NODE_ENV: 'production', JWT_SECRET: firstSecret, SECRETS_KEY: secondSecret, DEMO: '1' },
    'DEMO=1 creates demo accounts',
  ],
  [{ DEMO_PAYMENTS_URL: 'esewa' }, 'DEMO_PAYMENTS_URL must be the URL of the demo’s payment providers'],
  [
    {
      NODE_ENV: 'production',
      JWT_SECRET: firstSecret,
      SECRETS_KEY: secondSecret,
      DEMO_PAYMENTS_URL: 'http://localhost:4001',
    },
    'DEMO_PAYMENTS_URL uses simulated payment providers',
  ],
  [{ PUBLIC_URL: 'shop' }, 'PUBLIC_URL must be the store’s public URL'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be a mail server URL'],
  [{ MAIL_FROM: 'store' }, 'MAIL_FROM must be an email address.'],
  [{ DEMO: 'yes' }, 'DEMO must be 0 or 1.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error,'],
])('refuses %o with a message that names the setting', (invalidEnv, expectedMessage) => {
  expect(() => readEnv({ ...validEnv, ...invalidEnv })).toThrow(expectedMessage);
});

test('accepts several secrets and uses the first', () => {
  const env = readEnv({
    ...validEnv,
    JWT_SECRET: `${secondSecret}, ${firstSecret}`,
    SECRETS_KEY: firstSecret,
  });
  expect([env.JWT_SECRET, env.SECRETS_KEY]).toEqual([[secondSecret, firstSecret], [firstSecret]]);
});

test('names every invalid setting without repeating its value', () => {
  const readInvalidEnv = () => readEnv({ ...validEnv, JWT_SECRET: 'my-secret', SMTP_URL: 'user:password' });

  expect(readInvalidEnv).toThrow(/^JWT_SECRET .*\nSMTP_URL .*$/);
  expect(readInvalidEnv).not.toThrow(/my-secret|user:password$/);
});

const baseEnv = { DATABASE_URL: 'mysql://store@127.0.0.1/store', DATA_DIR: '/srv/store' };
const account = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_ACCESS_KEY_ID: 'store',
  S3_SECRET_ACCESS_KEY: 'a secret',
};

describe('the media bucket', () => {
  test('is null if no bucket is set', () => {
    expect(readEnv(baseEnv).s3).toBeNull();
  });

  test('accepts an endpoint, a bucket and a key', () => {
    expect(readEnv({ ...baseEnv, ...account, S3_BUCKET: 'store', S3_REGION: 'ap-south-1' }).s3).toEqual({
      endpoint: 'https://s3.example.com',
      region: 'ap-south-1',
      bucket: 'store',
      accessKeyId: 'store',
      secretAccessKey: 'a secret',
    });
  });

  test('names the missing settings', () => {
    expect(() => readEnv({ ...baseEnv, S3_ENDPOINT: account.S3_ENDPOINT })).toThrow(
      'S3_ACCESS_KEY_ID is required when other S3_ settings are set.\nS3_SECRET_ACCESS_KEY is required when',
    );
    expect(() => readEnv({ ...baseEnv, S3_BUCKET: 'store' })).toThrow('S3_BUCKET needs S3_ENDPOINT, ');
  });
});

describe('backups', () => {
  test('are taken nightly into the data folder, and never in a demo store', () => {
    expect(readEnv({ ...baseEnv, DEMO: '0' }).backup).toEqual({
      at: '02:30',
      keep: { daily: 7, weekly: 4, monthly: 12 },
      passphrase: null,
      to: { folder: '/srv/store/backups' },
    });
    expect(readEnv({ ...baseEnv, DEMO: '1' }).backup.at).toBeNull();
    expect(readEnv({ ...baseEnv, DEMO: '1', BACKUP_AT: '03:15' }).backup.at).toBe('03:15');
    expect(readEnv({ ...baseEnv, DEMO: '0', BACKUP_AT: 'off' }).backup.at).toBeNull();
  });

  test('are written to a folder or a bucket', () => {
    expect(readEnv({ ...baseEnv, BACKUP_TO: '/mnt/backups' }).backup.to).toEqual({ folder: '/mnt/backups' });
    expect(readEnv({ ...baseEnv, ...account, BACKUP_TO: 's3://safe/store/' }).backup.to).toEqual({
      s3: expect.objectContaining({ bucket: 'safe' }),
      prefix: 'store',
    });
    expect(() => readEnv({ ...baseEnv, BACKUP_TO: 's3://safe' })).toThrow('BACKUP_TO needs S3_ENDPOINT, ');
  });

  test.each([
    ['BACKUP_AT', '25:00', 'BACKUP_AT must be a time such as 02:30, or off.'],
    ['BACKUP_TO', 'ftp://example.com', 'BACKUP_TO must be a folder, or s3://bucket/prefix.'],
    ['BACKUP_TO', 's3://b/x', 'BACKUP_TO needs a bucket name of 3 to 63 lowercase letters'],
    ['BACKUP_KEEP', 'forever', 'BACKUP_KEEP must have the form 7 daily, 4 weekly, 12 monthly.'],
    ['BACKUP_PASSPHRASE', 'short', 'BACKUP_PASSPHRASE must have at least 12 characters.'],
  ])('refuses %s=%s', (name, value, expectedMessage) => {
    expect(() => readEnv({ ...baseEnv, [name]: value })).toThrow(expectedMessage);
  });
});
