import { z } from 'zod';
import { email, name } from '#domain/text/fields.ts';

const role = z.enum(['ADMIN', 'SUPER_ADMIN']);

export const newStaffSchema = z.object({ name, email, role });

/** What is left out stays. */
export const staffChangesSchema = z.object({
  name: name.nullish(),
  role: role.nullish(),
  status: z.enum(['ACTIVE', 'BLOCKED']).nullish(),
});
