import { z } from 'zod';

const flag = z.enum(['0', '1'], { error: 'must be 0 or 1.' }).transform((value) => value === '1');

const PORT_PROBLEM = 'must be a whole number from 1 to 65535.';
const FLOOR_PROBLEM = 'must be a whole number of megabytes; 0 switches the watch off.';
const SECRET_PROBLEM = 'must have at least 32 characters; `openssl rand -base64 48` makes a good one.';
const DATABASE_PROBLEM = 'must be the address of a database, as in mysql://user:password@host:3306/store.';
const SMTP_PROBLEM =
  'must be the address of a mail server, as in smtps://user:password@mail.example.com; ' +
  'special characters of the password are written %40.';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** What each refuses is said in words that follow its name. */
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
  /** The socket to listen on, open already, in place of HOST and PORT: `npm start` hands its own to each server it starts. */
  LISTEN_FD: z.coerce.number().int().min(3).optional(),
  DATABASE_URL: z
    .url({ protocol: /^(mysql|mariadb)$/, error: DATABASE_PROBLEM })
    .refine((url) => !URL.canParse(url) || new URL(url).pathname.length > 1, {
      error: 'names no database: its end is missing, as in mysql://user:password@host:3306/store.',
    }),
  /** Where a database on this machine keeps its data: its disk is watched. `npm start` says it of its own. */
  DATABASE_DIR: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DISK_FLOOR_MB: z.coerce
    .number({ error: FLOOR_PROBLEM })
    .int({ error: FLOOR_PROBLEM })
    .min(0, { error: FLOOR_PROBLEM })
    .default(200),
  JWT_SECRET: z.string().min(32, { error: SECRET_PROBLEM }).optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address of the store, as in https://shop.example.com.' })
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: SMTP_PROBLEM }).optional(),
  MAIL_FROM: z.email({ error: 'must be an e-mail address.' }).optional(),
  DEMO: flag.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}.` }).default('info'),
});

export type Env = Omit<z.output<typeof schema>, 'DEMO' | 'PUBLIC_URL'> & {
  DEMO: boolean;
  /** Without a slash at its end. */
  PUBLIC_URL: string;
};

/** Of one or more settings: a sentence for each, which names it and says what to do. */
class SettingsError extends Error {}

/**
 * The environment, validated. Throws a SettingsError that names each variable that is wrong and how it has to be.
 * The only place that reads `process.env`.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success)
    throw new SettingsError(result.error.issues.map((issue) => toSentence(issue, given)).join('\n'));
  const env = result.data;
  const production = env.NODE_ENV === 'production';
  if (production && !env.JWT_SECRET)
    throw new SettingsError(`JWT_SECRET is required in production: it ${SECRET_PROBLEM}`);
  if (production && env.DEMO)
    throw new SettingsError('DEMO=1 makes demo accounts, which cannot exist in production.');
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  return { ...env, DEMO: env.DEMO ?? !production, PUBLIC_URL: publicUrl.replace(/\/+$/, '') };
}

/** A value is not repeated: it may be a secret. */
function toSentence({ path, message }: z.core.$ZodIssue, given: object): string {
  const name = path.join('.');
  return name in given ? `${name} ${message}` : `${name} is required: it ${message}`;
}
