import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

const given = { DATABASE_URL: 'mysql://store@127.0.0.1/store', DATA_DIR: '/srv/store' };
const account = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_ACCESS_KEY_ID: 'store',
  S3_SECRET_ACCESS_KEY: 'a secret',
};

describe('the bucket of photographs', () => {
  test('is none where nothing names one', () => {
    expect(readEnv(given).s3).toBeNull();
  });

  test('takes an address, a bucket and a key', () => {
    expect(readEnv({ ...given, ...account, S3_BUCKET: 'store', S3_REGION: 'ap-south-1' }).s3).toEqual({
      endpoint: 'https://s3.example.com',
      region: 'ap-south-1',
      bucket: 'store',
      accessKeyId: 'store',
      secretAccessKey: 'a secret',
    });
  });

  test('names what of it is missing', () => {
    expect(() => readEnv({ ...given, S3_ENDPOINT: account.S3_ENDPOINT })).toThrow(
      'S3_ACCESS_KEY_ID: required with the other S3_ variables. S3_SECRET_ACCESS_KEY: required with',
    );
    expect(() => readEnv({ ...given, S3_BUCKET: 'store' })).toThrow('S3_BUCKET: needs S3_ENDPOINT, ');
  });
});

describe('backups', () => {
  test('are taken at night, to the data folder, and none of a demo', () => {
    expect(readEnv({ ...given, DEMO: '0' }).backup).toEqual({
      at: '02:30',
      keep: { daily: 7, weekly: 4, monthly: 12 },
      passphrase: null,
      to: { folder: '/srv/store/backups' },
    });
    expect(readEnv({ ...given, DEMO: '1' }).backup.at).toBeNull();
    expect(readEnv({ ...given, DEMO: '1', BACKUP_AT: '03:15' }).backup.at).toBe('03:15');
    expect(readEnv({ ...given, DEMO: '0', BACKUP_AT: 'off' }).backup.at).toBeNull();
  });

  test('go to a folder or a bucket', () => {
    expect(readEnv({ ...given, BACKUP_TO: '/mnt/backups' }).backup.to).toEqual({ folder: '/mnt/backups' });
    expect(readEnv({ ...given, ...account, BACKUP_TO: 's3://safe/store/' }).backup.to).toEqual({
      s3: expect.objectContaining({ bucket: 'safe' }),
      prefix: 'store',
    });
    expect(() => readEnv({ ...given, BACKUP_TO: 's3://safe' })).toThrow('BACKUP_TO: needs S3_ENDPOINT, ');
  });

  test.each([
    ['BACKUP_AT', '25:00', 'a time such as 02:30, or off'],
    ['BACKUP_TO', 'ftp://example.com', 'a folder, or s3://bucket/prefix'],
    ['BACKUP_KEEP', 'forever', 'such as 7 daily, 4 weekly, 12 monthly'],
    ['BACKUP_PASSPHRASE', 'short', 'BACKUP_PASSPHRASE: '],
  ])('%s=%s is refused', (name, value, sentence) => {
    expect(() => readEnv({ ...given, [name]: value })).toThrow(sentence);
  });
});
