import { withDoneFlag, withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { changePassword } from './changePassword.ts';
import { myDataExport } from './dataExport/myDataExport.ts';
import { deleteMyAccount } from './deleteMyAccount.ts';
import { me } from './me.ts';
import { setActivityConsent } from './setActivityConsent.ts';
import { updateProfile } from './updateProfile.ts';

export const resolvers: Resolvers = {
  Query: {
    me: (_parent, _args, context) => me(context),
    myDataExport: (_parent, _args, context) => myDataExport(context),
  },
  Mutation: {
    updateProfile: (_parent, { input }, context) =>
      withUserErrors('user', () => updateProfile(context, input)),
    setActivityConsent: (_parent, { input }, context) =>
      withUserErrors('user', () => setActivityConsent(context, input)),
    changePassword: (_parent, { input }, context) => withUserErrors(() => changePassword(context, input)),
    deleteMyAccount: (_parent, { input }, context) =>
      withDoneFlag('deleted', () => deleteMyAccount(context, input)),
  },
  User: {
    isEmailVerified: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
  },
};
