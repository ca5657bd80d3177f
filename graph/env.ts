import { join } from 'node:path';
import { z } from 'zod';
import type { BackupSettings } from '#graph/backup/backupSettings.ts';
import { DEFAULT_RETENTION_RULE, parseRetentionRule } from '#graph/backup/retentionRule.ts';
import type { S3Settings } from '#graph/storage/s3Settings.ts';
import { createTrustCheck } from './http/clientAddress.ts';

const flag = z.enum(['0', '1'], { error: 'must be 0 or 1.' }).transform((value) => value === '1');

/** IP addresses, networks and names, separated by commas. */
const proxies = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .superRefine((addresses, context) => {
    try {
      createTrustCheck(addresses);
    } catch {
      context.addIssue(
        'must be IP addresses and networks separated by commas, such as 127.0.0.1,10.0.0.0/8.',
      );
    }
  });

function buildWholeNumberSchema(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}.`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

const PORT_PROBLEM = 'must be a whole number from 1 to 65535.';
const DISK_LIMIT_PROBLEM = 'must be a whole number of megabytes; 0 turns the disk check off.';
const SECRET_PROBLEM = 'must have at least 32 characters. Generate one with `openssl rand -base64 48`.';
const DATABASE_PROBLEM = 'must be a database URL, such as mysql://user:password@host:3306/store.';
const SMTP_PROBLEM =
  'must be a mail server URL, such as smtps://user:password@mail.example.com; ' +
  'percent-encode special characters in the password, such as %40 for @.';
const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const BUCKET_PROBLEM =
  'of 3 to 63 lowercase letters, digits, dots and hyphens, as in s3://shop-backups/nightly.';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** One or more secrets separated by commas. The first is used; the others are still accepted. */
const secrets = z.string().transform((text, context): readonly [string, ...string[]] => {
  const [firstSecret = '', ...otherSecrets] = text.split(',').map((secret) => secret.trim());
  if ([firstSecret, ...otherSecrets].some(({ length }) => length < 32)) context.addIssue(SECRET_PROBLEM);
  return [firstSecret, ...otherSecrets];
});

/** Error messages are predicates: they follow the name of the variable. */
const schema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], { error: 'must be production, development or test.' })
    .default('development'),
  PORT: z.coerce
    .number({ error: PORT_PROBLEM })
    .int({ error: PORT_PROBLEM })
    .min(0, { error: PORT_PROBLEM })
    .max(65_535, { error: PORT_PROBLEM })
    .default(4000),
  HOST: z.string().min(1).default('0.0.0.0'),
  /** Number of port handles the server receives from its supervisor. 0 if it opens the port itself. */
  PORT_HANDLES: buildWholeNumberSchema(0, 64).default(0),
  DATABASE_URL: z
    .url({ protocol: /^(mysql|mariadb)$/, error: DATABASE_PROBLEM })
    .refine((url) => !URL.canParse(url) || new URL(url).pathname.length > 1, {
      error: 'names no database. Add its name at the end, as in mysql://user:password@host:3306/store.',
    }),
  DATABASE_CONNECTIONS: buildWholeNumberSchema(2, 500).default(10),
  CONNECTIONS_PER_ADDRESS: buildWholeNumberSchema(10, 1_000_000).default(2000),
  DRAIN_SECONDS: buildWholeNumberSchema(0, 60).default(0),
  /** Data directory of a database on this machine, whose free disk space is monitored. `npm start` sets it. */
  DATABASE_DIR: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DISK_FLOOR_MB: z.coerce
    .number({ error: DISK_LIMIT_PROBLEM })
    .int({ error: DISK_LIMIT_PROBLEM })
    .min(0, { error: DISK_LIMIT_PROBLEM })
    .default(200),
  JWT_SECRET: secrets.optional(),
  SECRETS_KEY: secrets.optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be the store’s public URL, such as https://shop.example.com.' })
    .optional(),
  REDIS_URL: z
    .url({
      protocol: /^rediss?$/,
      error: 'must be a Redis URL, such as redis://host:6379 or rediss://user:password@host:6379.',
    })
    .optional(),
  TRUSTED_PROXIES: proxies.default(['loopback']),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: SMTP_PROBLEM }).optional(),
  MAIL_FROM: z.email({ error: 'must be an email address.' }).optional(),
  DEMO: flag.optional(),
  /** URL of the demo's payment providers. `npm start` starts them along with a demo store. */
  DEMO_PAYMENTS_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be the URL of the demo’s payment providers, such as http://localhost:4001.',
    })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** Allows webhooks to programs on this machine over HTTP, for local testing. */
  WEBHOOKS_TO_LOOPBACK: flag.default(false),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}.` }).default('info'),
  ACCESS_LOG: z.enum(['all', 'sampled', 'off'], { error: 'must be all, sampled or off.' }).default('sampled'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'must be the URL of a trace collector, such as http://localhost:4318.',
    })
    .optional(),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters.' }).optional(),
  S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'must be the URL of a storage service, such as https://s3.example.com.',
    })
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().regex(BUCKET_NAME, `must be a bucket name ${BUCKET_PROBLEM}`).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  BACKUP_AT: z
    .string()
    .regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, 'must be a time such as 02:30, or off.')
    .optional(),
  BACKUP_TO: z
    .string()
    .regex(/^(?!\w+:)|^s3:\/\/[^/]*(\/[\w./-]*)?$/, 'must be a folder, or s3://bucket/prefix.')
    .refine((to) => !to.startsWith('s3://') || BUCKET_NAME.test(to.split('/')[2] ?? ''), {
      error: `needs a bucket name ${BUCKET_PROBLEM}`,
    })
    .optional(),
  BACKUP_KEEP: z
    .string()
    .default(DEFAULT_RETENTION_RULE)
    .transform((text, context) => {
      const rule = parseRetentionRule(text);
      if (!rule)
        context.addIssue({ code: 'custom', message: `must have the form ${DEFAULT_RETENTION_RULE}.` });
      return rule ?? z.NEVER;
    }),
  BACKUP_PASSPHRASE: z.string().min(12, { error: 'must have at least 12 characters.' }).optional(),
});

type ParsedSettings = z.output<typeof schema>;

export interface Env
  extends Omit<ParsedSettings, 'DEMO' | 'PUBLIC_URL' | `S3_${string}` | `BACKUP_${string}`> {
  DEMO: boolean;
  /** Without a trailing slash. */
  PUBLIC_URL: string;
  /** Bucket for photos and 3D models. Null stores them in DATA_DIR. */
  s3: S3Settings | null;
  backup: BackupSettings;
}

/**
 * Thrown for one or more invalid settings. The message has one sentence per setting, with its name and how to correct
 * it.
 */
export class SettingsError extends Error {}

/**
 * Returns the validated environment. Throws a SettingsError that lists every invalid variable. This is the only place
 * that reads `process.env`.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const presentEnv = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(presentEnv);
  if (!result.success)
    throw new SettingsError(result.error.issues.map((issue) => toSentence(issue, presentEnv)).join('\n'));
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...rest } = result.data;
  const { BACKUP_AT, BACKUP_TO, BACKUP_KEEP, BACKUP_PASSPHRASE, ...env } = rest;
  const isProduction = env.NODE_ENV === 'production';
  for (const name of ['JWT_SECRET', 'SECRETS_KEY'] as const)
    if (isProduction && !env[name])
      throw new SettingsError(`${name} is required in production: it ${SECRET_PROBLEM}`);
  if (isProduction && env.DEMO)
    throw new SettingsError('DEMO=1 creates demo accounts, which are not allowed in production.');
  if (isProduction && env.DEMO_PAYMENTS_URL)
    throw new SettingsError(
      'DEMO_PAYMENTS_URL uses simulated payment providers, which are not allowed in production.',
    );
  if (isProduction && env.WEBHOOKS_TO_LOOPBACK)
    throw new SettingsError(
      'WEBHOOKS_TO_LOOPBACK=1 lets webhooks call this machine, which is not allowed in production.',
    );
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const isDemo = env.DEMO ?? !isProduction;
  const account = readS3Account({ S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }, S3_REGION);
  const [, backupBucket, backupPrefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(BACKUP_TO ?? '') ?? [];
  for (const [name, bucket] of Object.entries({ S3_BUCKET, BACKUP_TO: backupBucket }))
    if (bucket && !account) throw new SettingsError(`${name} needs ${S3_ACCOUNT.join(', ')}.`);
  return {
    ...env,
    DEMO: isDemo,
    PUBLIC_URL: publicUrl.replace(/\/+$/, ''),
    s3: account && S3_BUCKET ? { ...account, bucket: S3_BUCKET } : null,
    backup: {
      at: BACKUP_AT === 'off' || (!BACKUP_AT && isDemo) ? null : (BACKUP_AT ?? '02:30'),
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

/** Returns the credentials of the service, or null if none is set. Throws if only some are set. */
function readS3Account(settings: Pick<ParsedSettings, (typeof S3_ACCOUNT)[number]>, region: string) {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (endpoint && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)
    return { endpoint, region, accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  const missingNames = S3_ACCOUNT.filter((name) => !settings[name]);
  if (missingNames.length < S3_ACCOUNT.length)
    throw new SettingsError(
      missingNames.map((name) => `${name} is required when other S3_ settings are set.`).join('\n'),
    );
  return null;
}

/** The value is left out because it may be a secret. */
function toSentence({ path, message }: z.core.$ZodIssue, settings: object): string {
  const name = path.join('.');
  return name in settings ? `${name} ${message}` : `${name} is required: it ${message}`;
}
