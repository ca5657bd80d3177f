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

interface Answer {
  addresses: SavedAddress_AddressFragment[] | null;
  errors: readonly UserError[];
}

/** The viewer's saved addresses. Each change answers what is wrong, or undefined when nothing is. */
export function useAddresses({ skip = false }: { skip?: boolean } = {}) {
  const client = useApolloClient();
  const query = useAddressesQuery({ skip, fetchPolicy: 'cache-and-network' });
  const [create] = useCreateAddressMutation();
  const [update] = useUpdateAddressMutation();
  const [remove] = useDeleteAddressMutation();
  const [setDefault] = useSetDefaultAddressMutation();

  function taken(answer: Answer | undefined): readonly UserError[] | undefined {
    if (!answer?.addresses) return answer?.errors ?? [];
    client.writeQuery({ query: AddressesDocument, data: { addresses: answer.addresses } });
    return undefined;
  }

  return {
    addresses: query.data?.addresses,
    error: query.error,
    refetch: query.refetch,
    create: async (values: AddressValues) =>
      taken((await create({ variables: { input: toAddress(values) } })).data?.createAddress),
    update: async (id: string, { isDefault, ...values }: AddressValues) =>
      taken(
        (
          await update({
            variables: { input: { id, ...toAddressWithoutDefault(values), ...(isDefault && { isDefault }) } },
          })
        ).data?.updateAddress,
      ),
    remove: async (id: string) => taken((await remove({ variables: { input: { id } } })).data?.deleteAddress),
    setDefault: async (id: string) =>
      taken((await setDefault({ variables: { input: { id } } })).data?.setDefaultAddress),
  };
}

function toAddressWithoutDefault(values: Omit<AddressValues, 'isDefault'>) {
  const { isDefault: _, ...address } = toAddress({ ...values, isDefault: false });
  return address;
}
