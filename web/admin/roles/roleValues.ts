import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { ACTIONS, type Action, addRequiredPermissions, toActions } from '#domain/accounts/permissions.ts';
import { staffRoleSchema } from '#domain/accounts/staffRoleSchema.ts';
import { toPermissionCode } from '#domain/accounts/toPermissionCode.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import type { CreateStaffRoleInput } from '#web/graphql/types.generated.ts';
import type { Roles_RoleFragment } from './Roles.generated.ts';

/** Form values as typed. */
export interface RoleValues {
  name: string;
  summary: string;
  permissions: Action[];
  hasDiscountLimit: boolean;
  discountPercent: string;
  hasRefundLimit: boolean;
  refundNpr: string;
}

export const newRole: RoleValues = {
  name: '',
  summary: '',
  permissions: addRequiredPermissions([]),
  hasDiscountLimit: true,
  discountPercent: '0',
  hasRefundLimit: true,
  refundNpr: '0',
};

const DISCOUNT_PROBLEM = /*i18n*/ 'Enter the discount as a whole number from 0 to 100.';
const REFUND_PROBLEM = /*i18n*/ 'Enter the refund in whole rupees.';

const roleSchema = z
  .object({
    name: staffRoleSchema.shape.name,
    summary: z.string().trim().max(240),
    permissions: z.array(z.enum(ACTIONS)),
    hasDiscountLimit: z.boolean(),
    discountPercent: z.string(),
    hasRefundLimit: z.boolean(),
    refundNpr: z.string(),
  })
  .check(({ value, issues }) => {
    if (value.hasDiscountLimit && !isValidLimit(value.discountPercent, 100))
      issues.push(createIssue('discountPercent', value, DISCOUNT_PROBLEM));
    if (value.hasRefundLimit && !isValidLimit(value.refundNpr, 1_000_000_000))
      issues.push(createIssue('refundNpr', value, REFUND_PROBLEM));
  });

function createIssue(path: keyof RoleValues, input: unknown, message: string) {
  return { code: 'custom' as const, path: [path], input, message };
}

export const roleResolver = zodResolver(roleSchema as z.ZodType<RoleValues, RoleValues>);

export function toValues({ name, summary, permissions, limits }: Roles_RoleFragment): RoleValues {
  const { discountPercent, refundNpr } = limits;
  return {
    name,
    summary: summary ?? '',
    permissions: toActions(permissions),
    hasDiscountLimit: discountPercent !== null,
    discountPercent: String(discountPercent ?? 0),
    hasRefundLimit: refundNpr !== null,
    refundNpr: String(refundNpr ?? 0),
  };
}

export function toInput(values: RoleValues): CreateStaffRoleInput {
  const { name, summary, permissions, hasDiscountLimit, hasRefundLimit } = values;
  return {
    name,
    summary: summary || null,
    permissions: permissions.map(toPermissionCode),
    discountPercent: hasDiscountLimit ? parseWholeNumber(values.discountPercent) : null,
    refundNpr: hasRefundLimit ? parseWholeNumber(values.refundNpr) : null,
  };
}

function isValidLimit(text: string, max: number): boolean {
  const number = parseWholeNumber(text);
  return number >= 0 && number <= max;
}

function parseWholeNumber(text: string): number {
  return readNumber(text, { decimals: 0 }) ?? Number.NaN;
}
