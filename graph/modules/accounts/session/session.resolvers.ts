import { withDoneFlag, withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { getDeviceName } from './deviceName.ts';
import { refreshSession } from './refreshSession.ts';
import { endOtherSessions, endSession, logout, myFailedSignIns, mySessions } from './sessions.ts';
import { adminLogin, login } from './signIn.ts';

export const resolvers: Resolvers = {
  Query: {
    mySessions: (_parent, _args, context) => mySessions(context),
    myFailedSignIns: (_parent, _args, context) => myFailedSignIns(context),
  },
  Mutation: {
    login: (_parent, { input }, context) => withUserErrors(() => login(context, input)),
    adminLogin: (_parent, { input }, context) => withUserErrors(() => adminLogin(context, input)),
    refreshSession: (_parent, { input }, context) => withUserErrors(() => refreshSession(context, input)),
    logout: async (_parent, _args, context) => {
      await logout(context);
      return { ended: true };
    },
    endSession: (_parent, { input }, context) => withDoneFlag('ended', () => endSession(context, input)),
    endOtherSessions: (_parent, _args, context) => withUserErrors('ended', () => endOtherSessions(context)),
  },
  Session: {
    device: ({ userAgent }) => getDeviceName(userAgent),
    signedInAt: ({ createdAt }) => createdAt,
    isCurrent: ({ id }, _args, { viewer }) => id === viewer?.sessionId,
  },
};
