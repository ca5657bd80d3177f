import { useEffect, useEffectEvent } from 'react';
import { normalisePhone } from '#domain/text/phone.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { useTillBuyersQuery } from './Till.generated.ts';
import type { KnownCustomer } from './tillCustomer.ts';
import type { TillCustomer } from './tillSale.ts';

/**
 * Finds the accounts with exactly the typed phone number, in any notation. A single match is attached immediately;
 * staff choose between several. Returns none if an account is attached or was detached for this number.
 */
export function usePhoneAccounts(
  customer: TillCustomer,
  onAttach: (account: KnownCustomer) => void,
): KnownCustomer[] {
  const phone = normalisePhone(customer.phone);
  const debouncedPhone = useDebounced(phone, 250);
  const canAttach = phone !== null && customer.customerId === null && customer.declinedPhone !== phone;
  const { data } = useTillBuyersQuery({
    variables: { search: debouncedPhone ?? '' },
    skip: !canAttach || debouncedPhone !== phone,
    fetchPolicy: 'network-only',
  });
  const matches = canAttach && debouncedPhone === phone ? (data?.counterCustomers ?? []) : [];
  const accounts = matches.filter((match) => match.customerId !== null && match.phone === phone);
  const onlyAccount = accounts.length === 1 ? accounts[0] : undefined;

  const attach = useEffectEvent((account: KnownCustomer) => onAttach(account));
  useEffect(() => {
    if (onlyAccount) attach(onlyAccount);
  }, [onlyAccount]);
  return accounts;
}
