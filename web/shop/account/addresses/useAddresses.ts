import { useApolloClient } from '@apollo/client/react';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import {
  AddressesDocument,
  type SavedAddress_AddressFragment,
  useAddressesQuery,
  useCreateAddressMutation,
  useDeleteAddressMutation,
  useSetDefaultAddressMutation,
  useUpdateAddressMutation,
} from './Addresses.generated.ts';
import { type AddressValues, toAddress } from './addressValues.ts';

interface Payload {
  addresses: SavedAddress_AddressFragment[] | null;
  errors: readonly UserError[];
}

/** Returns the viewer's saved addresses. Each change returns its problems, or undefined if there are none. */
export function useAddresses({ skip = false }: { skip?: boolean } = {}) {
  const client = useApolloClient();
  const query = useAddressesQuery({ skip, fetchPolicy: 'cache-and-network' });
  const [createAddress] = useCreateAddressMutation();
  const [updateAddress] = useUpdateAddressMutation();
  const [deleteAddress] = useDeleteAddressMutation();
  const [setDefaultAddress] = useSetDefaultAddressMutation();

  function applyPayload(payload: Payload | undefined): readonly UserError[] | undefined {
    if (!payload?.addresses) return payload?.errors ?? [];
    client.writeQuery({ query: AddressesDocument, data: { addresses: payload.addresses } });
    return undefined;
  }

  return {
    addresses: query.data?.addresses,
    error: query.error,
    refetch: query.refetch,
    create: async (values: AddressValues) =>
      applyPayload((await createAddress({ variables: { input: toAddress(values) } })).data?.createAddress),
    update: async (id: string, { isDefault, ...values }: AddressValues) =>
      applyPayload(
        (
          await updateAddress({
            variables: { input: { id, ...toAddressWithoutDefault(values), ...(isDefault && { isDefault }) } },
          })
        ).data?.updateAddress,
      ),
    remove: async (id: string) =>
      applyPayload((await deleteAddress({ variables: { input: { id } } })).data?.deleteAddress),
    setDefault: async (id: string) =>
      applyPayload((await setDefaultAddress({ variables: { input: { id } } })).data?.setDefaultAddress),
  };
}

function toAddressWithoutDefault(values: Omit<AddressValues, 'isDefault'>) {
  const { isDefault: _, ...address } = toAddress({ ...values, isDefault: false });
  return address;
}
