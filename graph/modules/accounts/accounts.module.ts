import { createCleanupTask } from '#graph/jobs/cleanup/cleanupTask.ts';
import { handleJob } from '#graph/jobs/jobHandler.ts';
import type { GraphModule } from '#graph/schema/module.ts';
import { access } from './accounts.access.ts';
import { sendEmailVerificationJob, sendPasswordResetJob } from './accounts.jobs.ts';
import { resolvers as invitationsResolvers } from './invitations/invitations.resolvers.ts';
import { resolvers as profileResolvers } from './profile/profile.resolvers.ts';
import { resolvers as registrationResolvers } from './registration/registration.resolvers.ts';
import { resolvers as sessionResolvers } from './session/session.resolvers.ts';
import { resolvers as staffResolvers } from './staff/staff.resolvers.ts';
import { staff } from './staff/staffList.ts';
import { resolvers as staffRolesResolvers } from './staffRoles/staffRoles.resolvers.ts';
import { resolvers as twoFactorResolvers } from './twoFactor/twoFactor.resolvers.ts';

export const accounts: GraphModule = {
  resolvers: [
    registrationResolvers,
    sessionResolvers,
    profileResolvers,
    twoFactorResolvers,
    staffResolvers,
    staffRolesResolvers,
    invitationsResolvers,
  ],
  access,
  jobs: [
    handleJob(sendEmailVerificationJob, async () => (await import('./mailLinks.ts')).sendEmailVerification),
    handleJob(sendPasswordResetJob, async () => (await import('./mailLinks.ts')).sendPasswordReset),
  ],
  cleanup: [
    createCleanupTask({ table: 'sign_in_failures', key: 'subject', condition: 'last_at < ?', days: 2 }),
    createCleanupTask({ table: 'known_devices', key: 'id', condition: 'expires_at < ?', days: 1 }),
    createCleanupTask({ table: 'one_time_links', key: 'id', condition: 'expires_at < ?', days: 1 }),
    createCleanupTask({ table: 'email_changes', key: 'id', condition: 'expires_at < ?', days: 1 }),
    createCleanupTask({ table: 'refresh_tokens', key: 'id', condition: 'expires_at < ?', days: 1 }),
    createCleanupTask({
      table: 'sessions',
      key: 'id',
      condition: 'LEAST(COALESCE(ended_at, expires_at), expires_at) < ?',
      days: 30,
    }),
  ],
  passwordMutations: [
    'register',
    'login',
    'adminLogin',
    'changePassword',
    'resetPassword',
    'deleteMyAccount',
    'beginTwoFactor',
    'disableTwoFactor',
    'renewRecoveryCodes',
    'createStaff',
    'acceptInvitation',
  ],
};

/** Lists that staff can export, keyed by their name in the URL. */
export const lists = { staff };
