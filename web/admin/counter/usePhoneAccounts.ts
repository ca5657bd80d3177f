import { useEffect, useEffectEvent } from 'react';
import { normalisePhone } from '#domain/text/phone.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { useTillBuyersQuery } from './Till.generated.ts';
import type { KnownCustomer } from './tillCustomer.ts';
import type { TillCustomer } from './tillSale.ts';

/**
 * Finds the accounts with exactly the typed phone number, in any notation. A single one is attached immediately;
 * staff choose among several. Returns none once an account is attached or was detached from this number.
 */
export function usePhoneAccounts(
  buyer: TillCustomer,
  onAttach: (account: KnownCustomer) => void,
): KnownCustomer[] {
  const phone = normalisePhone(buyer.phone);
  const settled = useDebounced(phone, 250);
  const isOpen = phone !== null && buyer.customerId === null && buyer.declinedPhone !== phone;
  const { data } = useTillBuyersQuery({
    variables: { search: settled ?? '' },
    skip: !isOpen || settled !== phone,
    fetchPolicy: 'network-only',
  });
  const known = isOpen && settled === phone ? (data?.counterBuyers ?? []) : [];
  const accounts = known.filter((one) => one.customerId !== null && one.phone === phone);
  const only = accounts.length === 1 ? accounts[0] : undefined;

  const attach = useEffectEvent((account: KnownCustomer) => onAttach(account));
  useEffect(() => {
    if (only) attach(only);
  }, [only]);
  return accounts;
}
