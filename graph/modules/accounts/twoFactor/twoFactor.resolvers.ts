import type { GraphContext } from '#graph/context.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { beginTwoFactor } from './beginTwoFactor.ts';
import { confirmTwoFactor } from './confirmTwoFactor.ts';
import { disableStaffTwoFactor } from './disableStaffTwoFactor.ts';
import { disableTwoFactor } from './disableTwoFactor.ts';
import { readTwoFactor } from './readTwoFactor.ts';
import { renewRecoveryCodes } from './renewRecoveryCodes.ts';

export const resolvers: Resolvers = {
  Query: {
    twoFactor: (_parent, _args, context) => readTwoFactor(context),
  },
  Mutation: {
    beginTwoFactor: (_parent, { input }, context) => withUserErrors(() => beginTwoFactor(context, input)),
    confirmTwoFactor: (_parent, { input }, context) =>
      issueRecoveryCodes(context, () => confirmTwoFactor(context, input)),
    renewRecoveryCodes: (_parent, { input }, context) =>
      issueRecoveryCodes(context, () => renewRecoveryCodes(context, input)),
    disableTwoFactor: (_parent, { input }, context) =>
      withUserErrors(async () => {
        await disableTwoFactor(context, input);
        return { twoFactor: await readTwoFactor(context) };
      }),
    disableStaffTwoFactor: (_parent, { input }, context) =>
      withUserErrors('member', () => disableStaffTwoFactor(context, input)),
  },
  StaffMember: {
    // Passes only the id, so that the factors of a list are loaded in one query.
    hasTwoFactor: async ({ id }, _args, { prisma }) =>
      Boolean((await prisma.twoFactor.findUnique({ where: { userId: id } }))?.confirmedAt),
  },
};

function issueRecoveryCodes(context: GraphContext, createCodes: () => Promise<string[]>) {
  return withUserErrors(async () => {
    const recoveryCodes = await createCodes();
    return { twoFactor: await readTwoFactor(context), recoveryCodes };
  });
}
