import type { AccountStatus } from '#web/graphql/types.generated.ts';
import type { Tone } from '../ui/StatusDot.tsx';

export const STAFF_ROLES = ['ADMIN', 'SUPER_ADMIN'] as const;

export const MEMBER_STATUSES = ['ACTIVE', 'BLOCKED'] as const satisfies readonly AccountStatus[];

export const memberStates: Record<AccountStatus, { text: string; tone: Tone }> = {
  ACTIVE: { text: /*i18n*/ 'Active', tone: 'good' },
  BLOCKED: { text: /*i18n*/ 'Removed', tone: 'quiet' },
};

/** Descriptions of the roles. */
export const roleTexts = {
  ADMIN:
    /*i18n*/ 'All day-to-day work, with no limits: orders, products, rates, coupons, reviews and customers.',
  SUPER_ADMIN:
    /*i18n*/ 'All day-to-day work, plus settings, staff, API keys, the audit log and permanent deletion.',
} as const;
