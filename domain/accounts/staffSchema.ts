import { z } from 'zod';
import { email, name } from '#domain/text/fields.ts';

const role = z.enum(['ADMIN', 'SUPER_ADMIN']);

const staffRoleId = z.string().max(36).nullish();

export const newStaffSchema = z.object({ name, email, role, staffRoleId });

/** What is left out stays. */
export const staffChangesSchema = z.object({
  name: name.nullish(),
  role: role.nullish(),
  /** Null takes the staff role away. */
  staffRoleId,
  status: z.enum(['ACTIVE', 'BLOCKED']).nullish(),
});
