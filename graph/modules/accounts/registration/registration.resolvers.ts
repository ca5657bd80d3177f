import { withDoneFlag, withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { objectToEmailChange } from '../emailChange/objectToEmailChange.ts';
import { register } from './register.ts';
import { requestEmailVerification } from './requestEmailVerification.ts';
import { requestPasswordReset } from './requestPasswordReset.ts';
import { resetPassword } from './resetPassword.ts';
import { verifyEmail } from './verifyEmail.ts';

export const resolvers: Resolvers = {
  Mutation: {
    register: (_parent, { input }, context) => withUserErrors(() => register(context, input)),
    requestPasswordReset: (_parent, { input }, context) =>
      withDoneFlag('requested', () => requestPasswordReset(context, input)),
    resetPassword: (_parent, { input }, context) =>
      withDoneFlag('reset', () => resetPassword(context, input)),
    requestEmailVerification: (_parent, _args, context) =>
      withDoneFlag('requested', () => requestEmailVerification(context)),
    objectToEmailChange: (_parent, { input }, context) =>
      withUserErrors(() => objectToEmailChange(context, input)),
    verifyEmail: (_parent, { input }, context) => withDoneFlag('verified', () => verifyEmail(context, input)),
  },
  EmailChange: {
    email: ({ toEmail }) => toEmail,
    state: ({ status }) => (status === 'OBJECTED' ? status : 'AWAITING_VERIFICATION'),
  },
};
