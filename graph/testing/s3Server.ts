import { afterAll, beforeAll } from 'vitest';
import type { S3Settings } from '#graph/storage/s3Settings.ts';
import { openS3Service } from '#tools/s3/openS3Service.ts';

/** Starts a local S3 service with one bucket for a test file. It rejects requests not signed with its secret. */
export function useS3Server(): S3Settings {
  const settings = { region: 'us-east-1' } as S3Settings;
  let close = async () => {};

  beforeAll(async () => {
    const service = await openS3Service();
    const { endpoint, bucket, accessKeyId, secretAccessKey } = service;
    Object.assign(settings, { endpoint, bucket, accessKeyId, secretAccessKey });
    close = service.close;
  });
  afterAll(() => close());
  return settings;
}
