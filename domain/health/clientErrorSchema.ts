import { z } from 'zod';
import { CLIENT_ERROR_KINDS, CLIENT_ERROR_LIMITS as LIMITS } from './clientErrors.ts';
import { scrubbed, scrubbedScreen, scrubbedStack } from './scrubbed.ts';

/** Far more than a browser sends: beyond it nobody means to tell of an error. */
const MAX_RAW = 10_000;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const clientErrorSchema = z.object({
  kind: z.enum(CLIENT_ERROR_KINDS),
  message: z.string().max(MAX_RAW).transform(scrubbed),
  stack: z
    .string()
    .max(MAX_RAW)
    .nullish()
    .transform((stack) => scrubbedStack(stack ?? '')),
  screen: z.string().max(MAX_RAW).transform(scrubbedScreen),
  /** An id that is none of the store's says nothing. */
  requestId: z
    .string()
    .max(MAX_RAW)
    .nullish()
    .transform((id) => (id && uuid.test(id) ? id : null)),
});

/** What a browser tells: whatever it left in is taken out here, too. */
export const clientErrorsSchema = z.object({
  build: z
    .string()
    .max(MAX_RAW)
    .transform((build) => build.replace(/[^\w.-]/g, '').slice(0, LIMITS.build)),
  errors: z.array(clientErrorSchema).min(1).max(LIMITS.errors),
});

export type ClientErrorReport = z.output<typeof clientErrorSchema>;
