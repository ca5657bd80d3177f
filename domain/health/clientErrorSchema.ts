import { z } from 'zod';
import { CLIENT_ERROR_KINDS, CLIENT_ERROR_LIMITS as LIMITS } from './clientErrors.ts';
import { scrubMessage, scrubScreen, scrubStack } from './scrub.ts';

/** Far more than a browser sends. A longer text is not an error report. */
const MAX_RAW_LENGTH = 10_000;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const clientErrorSchema = z.object({
  kind: z.enum(CLIENT_ERROR_KINDS),
  message: z.string().max(MAX_RAW_LENGTH).transform(scrubMessage),
  stack: z
    .string()
    .max(MAX_RAW_LENGTH)
    .nullish()
    .transform((stack) => scrubStack(stack ?? '')),
  screen: z.string().max(MAX_RAW_LENGTH).transform(scrubScreen),
  /** Drops an id in any other format, since the store did not create it. */
  requestId: z
    .string()
    .max(MAX_RAW_LENGTH)
    .nullish()
    .transform((id) => (id && uuid.test(id) ? id : null)),
});

/** Error report from a browser. The server removes personal data again, in case the browser did not. */
export const clientErrorsSchema = z.object({
  build: z
    .string()
    .max(MAX_RAW_LENGTH)
    .transform((build) => build.replace(/[^\w.-]/g, '').slice(0, LIMITS.build)),
  errors: z.array(clientErrorSchema).min(1).max(LIMITS.errors),
});

export type ClientErrorReport = z.output<typeof clientErrorSchema>;
