import { withUserErrors } from '#graph/errors.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { changePassword } from '../profile/changePassword.ts';
import { myDataExport } from '../profile/dataExport/myDataExport.ts';
import { deleteMyAccount } from '../profile/deleteMyAccount.ts';
import { me } from '../profile/me.ts';
import { setActivityConsent } from '../profile/setActivityConsent.ts';
import { updateProfile } from '../profile/updateProfile.ts';
import { register } from '../registration/register.ts';
import { requestEmailVerification } from '../registration/requestEmailVerification.ts';
import { requestPasswordReset } from '../registration/requestPasswordReset.ts';
import { resetPassword } from '../registration/resetPassword.ts';
import { verifyEmail } from '../registration/verifyEmail.ts';
import { adminLogin } from './adminLogin.ts';
import { deviceName } from './deviceName.ts';
import { endOtherSessions } from './endOtherSessions.ts';
import { endSession } from './endSession.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { mySessions } from './mySessions.ts';
import type { OpenSession } from './openSession.ts';
import { refreshSession } from './refreshSession.ts';

export const resolvers: Resolvers = {
  Query: {
    me: (_parent, _args, context) => me(context),
    mySessions: (_parent, _args, context) => mySessions(context),
    myDataExport: (_parent, _args, context) => myDataExport(context),
  },
  Mutation: {
    register: (_parent, { input }, context) => signedIn(() => register(context, input)),
    login: (_parent, { input }, context) => signedIn(() => login(context, input)),
    adminLogin: (_parent, { input }, context) => signedIn(() => adminLogin(context, input)),
    refreshSession: (_parent, { input }, context) => signedIn(() => refreshSession(context, input)),
    changePassword: (_parent, { input }, context) => signedIn(() => changePassword(context, input)),
    logout: async (_parent, _args, context) => {
      await logout(context);
      return { ended: true };
    },
    updateProfile: (_parent, { input }, context) => profile(() => updateProfile(context, input)),
    setActivityConsent: (_parent, { input }, context) => profile(() => setActivityConsent(context, input)),
    requestPasswordReset: (_parent, { input }, context) =>
      done({ requested: true }, () => requestPasswordReset(context, input)),
    resetPassword: (_parent, { input }, context) =>
      done({ reset: true }, () => resetPassword(context, input)),
    requestEmailVerification: (_parent, _args, context) =>
      done({ requested: true }, () => requestEmailVerification(context)),
    verifyEmail: (_parent, { input }, context) => done({ verified: true }, () => verifyEmail(context, input)),
    endSession: (_parent, { input }, context) => done({ ended: true }, () => endSession(context, input)),
    endOtherSessions: async (_parent, _args, context) => ({
      ended: await endOtherSessions(context),
      errors: [],
    }),
    deleteMyAccount: (_parent, { input }, context) =>
      done({ deleted: true }, () => deleteMyAccount(context, input)),
  },
  User: {
    emailVerified: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
  },
  Session: {
    device: ({ userAgent }) => deviceName(userAgent),
    signedInAt: ({ createdAt }) => createdAt,
    current: ({ id }, _args, { viewer }) => id === viewer?.sessionId,
  },
};

function signedIn(open: () => Promise<OpenSession>) {
  return withUserErrors(async () => ({ ...(await open()), errors: [] }));
}

function profile(change: () => Promise<User>) {
  return withUserErrors(async () => ({ user: await change(), errors: [] }));
}

function done<Payload extends object>(payload: Payload, work: () => Promise<void>) {
  return withUserErrors(async () => {
    await work();
    return { ...payload, errors: [] };
  });
}
