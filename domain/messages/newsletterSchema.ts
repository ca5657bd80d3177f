import { z } from 'zod';
import { email } from '#domain/text/fields.ts';

export const newsletterSchema = z.object({ email });

export type Newsletter = z.output<typeof newsletterSchema>;
