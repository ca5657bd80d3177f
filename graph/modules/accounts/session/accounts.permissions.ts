import { allow, isSignedIn } from '#graph/access/rules.ts';
import type { Permissions } from '#graph/access/toShield.ts';

export const permissions: Permissions = {
  Query: { me: isSignedIn, mySessions: isSignedIn, myDataExport: isSignedIn },
  Mutation: {
    register: allow,
    login: allow,
    adminLogin: allow,
    refreshSession: allow,
    requestPasswordReset: allow,
    resetPassword: allow,
    verifyEmail: allow,
    logout: isSignedIn,
    updateProfile: isSignedIn,
    changePassword: isSignedIn,
    requestEmailVerification: isSignedIn,
    endSession: isSignedIn,
    endOtherSessions: isSignedIn,
    setActivityConsent: isSignedIn,
    deleteMyAccount: isSignedIn,
  },
};
