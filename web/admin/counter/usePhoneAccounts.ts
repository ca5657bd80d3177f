import { useEffect, useEffectEvent } from 'react';
import { normalisePhone } from '#domain/text/phone.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { useTillBuyersQuery } from './Till.generated.ts';
import type { KnownBuyer } from './tillBuyer.ts';
import type { TillBuyer } from './tillSale.ts';

/**
 * The accounts that have exactly the typed phone number, in whatever form it is typed. A single one is attached at once;
 * several are for staff to choose from. Empty once an account is attached, or was detached from this number.
 */
export function usePhoneAccounts(buyer: TillBuyer, onAttach: (account: KnownBuyer) => void): KnownBuyer[] {
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

  const attach = useEffectEvent((account: KnownBuyer) => onAttach(account));
  useEffect(() => {
    if (only) attach(only);
  }, [only]);
  return accounts;
}
