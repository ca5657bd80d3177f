import { z } from 'zod';
import { email, name } from '#domain/text/fields.ts';

const role = z.enum(['ADMIN', 'SUPER_ADMIN']);

const staffRoleId = z.string().max(36).nullish();

export const newStaffSchema = z.object({ name, email, role, staffRoleId });

/** Omitted fields keep their values. */
export const staffChangesSchema = z.object({
  name: name.nullish(),
  role: role.nullish(),
  /** Null removes the staff role. */
  staffRoleId,
  status: z.enum(['ACTIVE', 'BLOCKED']).nullish(),
});
