import { join } from 'node:path';
import { z } from 'zod';
import type { BackupSettings } from '#graph/backup/backupSettings.ts';
import { DEFAULT_KEEP_RULE, readKeepRule } from '#graph/backup/keepRule.ts';
import type { S3Settings } from '#graph/storage/s3Settings.ts';

const flag = z.enum(['0', '1']).transform((value) => value === '1');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATABASE_URL: z.url({ protocol: /^(mysql|mariadb)$/ }),
  DATA_DIR: z.string().min(1).default('.data'),
  JWT_SECRET: z.string().min(32).optional(),
  PUBLIC_URL: z.url().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().optional(),
  DEMO: flag.optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'not the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  BACKUP_AT: z
    .string()
    .regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, 'a time such as 02:30, or off')
    .optional(),
  BACKUP_TO: z
    .string()
    .regex(/^(?!\w+:)|^s3:\/\/[a-z0-9][a-z0-9.-]+[a-z0-9](\/[\w./-]*)?$/, 'a folder, or s3://bucket/prefix')
    .optional(),
  BACKUP_KEEP: z
    .string()
    .default(DEFAULT_KEEP_RULE)
    .transform((text, context) => {
      const rule = readKeepRule(text);
      if (!rule) context.addIssue({ code: 'custom', message: `such as ${DEFAULT_KEEP_RULE}` });
      return rule ?? z.NEVER;
    }),
  BACKUP_PASSPHRASE: z.string().min(12).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

type Given = z.output<typeof schema>;

export interface Env extends Omit<Given, 'DEMO' | 'PUBLIC_URL' | `S3_${string}` | `BACKUP_${string}`> {
  DEMO: boolean;
  /** Without a slash at its end. */
  PUBLIC_URL: string;
  /** The bucket of photographs and models; null keeps them in DATA_DIR. */
  s3: S3Settings | null;
  backup: BackupSettings;
}

/**
 * The environment, validated. Throws an Error whose message names each variable that is wrong and why.
 * The only place that reads `process.env`.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw notRight(problems.join('. '));
  }
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...rest } = result.data;
  const { BACKUP_AT, BACKUP_TO, BACKUP_KEEP, BACKUP_PASSPHRASE, ...env } = rest;
  const production = env.NODE_ENV === 'production';
  if (production && !env.JWT_SECRET)
    throw notRight('JWT_SECRET: required in production, at least 32 characters');
  if (production && env.DEMO) throw notRight('DEMO: demo accounts cannot exist in production');
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const demo = env.DEMO ?? !production;
  const account = s3Account({ S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }, S3_REGION);
  const [, backupBucket, backupPrefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(BACKUP_TO ?? '') ?? [];
  for (const [name, bucket] of Object.entries({ S3_BUCKET, BACKUP_TO: backupBucket }))
    if (bucket && !account) throw notRight(`${name}: needs ${S3_ACCOUNT.join(', ')}`);
  return {
    ...env,
    DEMO: demo,
    PUBLIC_URL: publicUrl.replace(/\/+$/, ''),
    s3: account && S3_BUCKET ? { ...account, bucket: S3_BUCKET } : null,
    backup: {
      at: BACKUP_AT === 'off' || (!BACKUP_AT && demo) ? null : (BACKUP_AT ?? '02:30'),
      keep: BACKUP_KEEP,
      passphrase: BACKUP_PASSPHRASE ?? null,
      to:
        account && backupBucket
          ? { s3: { ...account, bucket: backupBucket }, prefix: backupPrefix.replace(/\/+$/, '') }
          : { folder: BACKUP_TO ?? join(env.DATA_DIR, 'backups') },
    },
  };
}

const S3_ACCOUNT = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** All that signs in to the service, or nothing of it. */
function s3Account(given: Pick<Given, (typeof S3_ACCOUNT)[number]>, region: string) {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given;
  if (endpoint && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)
    return { endpoint, region, accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  const missing = S3_ACCOUNT.filter((name) => !given[name]);
  if (missing.length < S3_ACCOUNT.length)
    throw notRight(missing.map((name) => `${name}: required with the other S3_ variables`).join('. '));
  return null;
}

function notRight(problems: string): Error {
  return new Error(`The environment is not right. ${problems}`);
}
