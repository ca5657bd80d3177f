import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { newStaffSchema } from '#domain/accounts/staffSchema.ts';
import type { Staff_MemberFragment } from './Staff.generated.ts';

/** The form as it is typed. */
export interface MemberValues {
  name: string;
  email: string;
  /** An owner, an admin without a staff role, or the id of a staff role. */
  position: string;
}

export const newMember: MemberValues = { name: '', email: '', position: '' };

const memberSchema = z.object({
  name: newStaffSchema.shape.name,
  email: newStaffSchema.shape.email,
  position: z.string().min(1, { error: /*i18n*/ 'Choose a role.' }),
});

export const memberResolver = zodResolver(memberSchema as z.ZodType<MemberValues, MemberValues>);

export function toPosition({ role, staffRole }: Pick<Staff_MemberFragment, 'role' | 'staffRole'>): string {
  return role === 'SUPER_ADMIN' ? role : (staffRole?.id ?? 'ADMIN');
}

/** The account's role and its staff role, as the server knows them. */
export function toAccount(position: string) {
  if (position === 'SUPER_ADMIN' || position === 'ADMIN')
    return { role: position, staffRoleId: null } as const;
  return { role: 'ADMIN', staffRoleId: position } as const;
}

/** What is wrong with either is wrong with the one field for both. */
export function ofPosition<Problem extends { field?: string | null }>(
  problems: readonly Problem[],
): Problem[] {
  return problems.map((problem) =>
    problem.field === 'role' || problem.field === 'staffRoleId' ? { ...problem, field: 'position' } : problem,
  );
}
