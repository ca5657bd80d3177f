import { requireViewer } from '#graph/access/requireViewer.ts';
import { withUserErrors } from '#graph/errors/userErrors.ts';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import {
  type ChangedAddress,
  createAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from './addresses.ts';

export const resolvers: Resolvers = {
  Query: {
    addresses: (_parent, _args, context) => listAddresses(context.prisma, requireViewer(context).id),
  },
  Mutation: {
    createAddress: (_parent, { input }, context) => changed(() => createAddress(context, input)),
    updateAddress: (_parent, { input }, context) => changed(() => updateAddress(context, input)),
    deleteAddress: (_parent, { input }, context) => changed(() => deleteAddress(context, input)),
    setDefaultAddress: (_parent, { input }, context) => changed(() => setDefaultAddress(context, input)),
  },
  SavedAddress: {
    isDefault: ({ defaultOfId }) => defaultOfId !== null,
  },
};

function changed(change: () => Promise<ChangedAddress>) {
  return withUserErrors(change);
}
