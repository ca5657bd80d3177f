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
    createAddress: (_parent, { input }, context) => withAddressErrors(() => createAddress(context, input)),
    updateAddress: (_parent, { input }, context) => withAddressErrors(() => updateAddress(context, input)),
    deleteAddress: (_parent, { input }, context) => withAddressErrors(() => deleteAddress(context, input)),
    setDefaultAddress: (_parent, { input }, context) =>
      withAddressErrors(() => setDefaultAddress(context, input)),
  },
  SavedAddress: {
    isDefault: ({ defaultOfId }) => defaultOfId !== null,
  },
};

function withAddressErrors(change: () => Promise<ChangedAddress>) {
  return withUserErrors(change);
}
