import { z } from 'zod';
import { email } from '#domain/text/fields.ts';
import { buildSingleLineSchema } from '#domain/text/texts.ts';

/** A host such as `mail.example.com`, or an IP address. */
const HOST = /^(?=.{1,191}$)[a-z0-9]([a-z0-9.:-]*[a-z0-9])?$/i;
/**
 * Allows the IMAP ports and ports from 1024 up. Other ports are blocked so that services on the machine cannot be
 * probed.
 */
const isAllowedImapPort = (port: number) => port === 143 || port === 993 || (port >= 1024 && port <= 65_535);

const toOptionalSchema = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
      schema.nullish(),
    )
    .transform((value) => value ?? null);

const HOST_PROBLEM = /*i18n*/ 'Enter the name of the mail server, such as imap.example.com.';

export const inboxSchema = z.object({
  /** Limits the part before @, so that there is room for the suffix of each thread. */
  address: toOptionalSchema(
    email.refine((address) => address.indexOf('@') <= 24 && !address.split('@')[0]?.includes('+'), {
      error: /*i18n*/ 'Use an address with at most 24 characters before the @ and no plus sign.',
    }),
  ),
  imapHost: toOptionalSchema(buildSingleLineSchema(HOST_PROBLEM).regex(HOST, { error: HOST_PROBLEM })),
  imapPort: z
    .int()
    .refine(isAllowedImapPort, { error: /*i18n*/ 'Use port 993 or 143, or a port above 1023.' }),
  isImapSecure: z.boolean(),
  imapUser: toOptionalSchema(
    buildSingleLineSchema().max(191, { error: /*i18n*/ 'Use at most 191 characters.' }),
  ),
  imapPassword: z.string().max(256, { error: /*i18n*/ 'Use at most 256 characters.' }).nullish(),
  imapFolder: buildSingleLineSchema(/*i18n*/ 'Enter a folder name.')
    .min(1, { error: /*i18n*/ 'Enter a folder name.' })
    .max(191, { error: /*i18n*/ 'Use at most 191 characters.' }),
  isPolling: z.boolean(),
});

export type InboxForm = z.input<typeof inboxSchema>;
