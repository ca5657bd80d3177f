import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import { newStaffSchema } from '#domain/accounts/staffSchema.ts';

/** The form as it is typed. */
export interface MemberValues {
  name: string;
  email: string;
  role: 'ADMIN' | 'SUPER_ADMIN';
}

export const newMember: MemberValues = { name: '', email: '', role: 'ADMIN' };

export const memberResolver = zodResolver(newStaffSchema as z.ZodType<MemberValues, MemberValues>);
