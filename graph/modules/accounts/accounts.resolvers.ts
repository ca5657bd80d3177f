import { withUserErrors } from '../../errors.ts';
import type { Resolvers } from '../../schema.generated.ts';
import { adminLogin } from './adminLogin.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { me } from './me.ts';
import type { OpenSession } from './openSession.ts';
import { register } from './register.ts';

export const resolvers: Resolvers = {
  Query: {
    me: (_parent, _args, context) => me(context),
  },
  Mutation: {
    register: (_parent, { input }, context) => signedIn(() => register(context, input)),
    login: (_parent, { input }, context) => signedIn(() => login(context, input)),
    adminLogin: (_parent, { input }, context) => signedIn(() => adminLogin(context, input)),
    logout: async (_parent, _args, context) => {
      await logout(context);
      return { ended: true };
    },
  },
};

function signedIn(open: () => Promise<OpenSession>) {
  return withUserErrors(async () => ({ ...(await open()), errors: [] }));
}
