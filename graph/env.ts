import { z } from 'zod';

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
  ACCESS_LOG: z.enum(['all', 'sampled', 'off']).default('sampled'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Env = Omit<z.output<typeof schema>, 'DEMO' | 'PUBLIC_URL'> & {
  DEMO: boolean;
  /** Without a slash at its end. */
  PUBLIC_URL: string;
};

/**
 * The environment, validated. Throws an Error whose message names each variable that is wrong and why.
 * The only place that reads `process.env`.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The environment is not right. ${problems.join('. ')}`);
  }
  const env = result.data;
  const production = env.NODE_ENV === 'production';
  if (production && !env.JWT_SECRET)
    throw new Error(
      'The environment is not right. JWT_SECRET: required in production, at least 32 characters',
    );
  if (production && env.DEMO)
    throw new Error('The environment is not right. DEMO: demo accounts cannot exist in production');
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  return { ...env, DEMO: env.DEMO ?? !production, PUBLIC_URL: publicUrl.replace(/\/+$/, '') };
}
