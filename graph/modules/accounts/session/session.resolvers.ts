import { whenDone, withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { adminLogin } from './adminLogin.ts';
import { deviceName } from './deviceName.ts';
import { endOtherSessions } from './endOtherSessions.ts';
import { endSession } from './endSession.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { myRefusedSignIns } from './myRefusedSignIns.ts';
import { mySessions } from './mySessions.ts';
import { refreshSession } from './refreshSession.ts';

export const resolvers: Resolvers = {
  Query: {
    mySessions: (_parent, _args, context) => mySessions(context),
    myRefusedSignIns: (_parent, _args, context) => myRefusedSignIns(context),
  },
  Mutation: {
    login: (_parent, { input }, context) => withUserErrors(() => login(context, input)),
    adminLogin: (_parent, { input }, context) => withUserErrors(() => adminLogin(context, input)),
    refreshSession: (_parent, { input }, context) => withUserErrors(() => refreshSession(context, input)),
    logout: async (_parent, _args, context) => {
      await logout(context);
      return { ended: true };
    },
    endSession: (_parent, { input }, context) => whenDone('ended', () => endSession(context, input)),
    endOtherSessions: (_parent, _args, context) => withUserErrors('ended', () => endOtherSessions(context)),
  },
  Session: {
    device: ({ userAgent }) => deviceName(userAgent),
    signedInAt: ({ createdAt }) => createdAt,
    isCurrent: ({ id }, _args, { viewer }) => id === viewer?.sessionId,
  },
};
