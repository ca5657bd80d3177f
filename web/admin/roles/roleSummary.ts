import type { I18n } from '@lingui/core';
import { INITIAL_STAFF_ROLES } from '#domain/accounts/initialStaffRoles.ts';

const OWN: readonly string[] = Object.values(INITIAL_STAFF_ROLES).map(({ summary }) => summary);

/** What a role is for: in the reader's language as long as it says what the store began with. */
export function roleSummary(i18n: I18n, summary: string | null): string | null {
  return summary && OWN.includes(summary) ? i18n.t(summary) : summary;
}
