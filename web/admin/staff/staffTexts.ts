import type { AccountStatus } from '#web/graphql/types.generated.ts';
import type { Tone } from '../ui/StatusDot.tsx';

export const STAFF_ROLES = ['ADMIN', 'SUPER_ADMIN'] as const;

export const MEMBER_STATUSES = ['ACTIVE', 'BLOCKED'] as const satisfies readonly AccountStatus[];

export const memberStates: Record<AccountStatus, { word: string; tone: Tone }> = {
  ACTIVE: { word: /*i18n*/ 'Active', tone: 'good' },
  BLOCKED: { word: /*i18n*/ 'Removed', tone: 'quiet' },
};

/** What each role may do, for who gives it. */
export const roleTexts = {
  ADMIN:
    /*i18n*/ 'Everything of the day without a limit: orders, products, rates, coupons, reviews, customers.',
  SUPER_ADMIN: /*i18n*/ 'All of that, and settings, staff, API keys, the audit log and deleting for good.',
} as const;
