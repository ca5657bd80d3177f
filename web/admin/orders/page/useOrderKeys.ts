import { useNavigate } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { neighbourOf } from '#web/admin/list/keys/shownRows.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { useScreenKeys } from '#web/admin/screen/screenKeys.ts';
import { useMay } from '#web/session/useMay.ts';

interface OrderKeys {
  onPrint: () => void;
  onConfirm: () => void;
}

/** The keys of an order's screen: J and K go on in the list that one came from, E, P and C edit, print and confirm it. */
export function useOrderKeys(order: Order, { onPrint, onConfirm }: OrderKeys): void {
  const navigate = useNavigate();
  const may = useMay();
  const { number, staff } = order;

  useScreenKeys((key) => {
    if (key === 'j' || key === 'k') return goTo(neighbourOf(adminPaths.order(number), key === 'j' ? 1 : -1));
    if (key === 'e' && staff.isCorrectable && may('editOrders')) return goTo(adminPaths.editOrder(number));
    if (key === 'p') return done(onPrint);
    if (key === 'c' && staff.nextStatuses.includes('CONFIRMED') && may('manageOrders'))
      return done(onConfirm);
    return false;
  });

  function goTo(address: string | undefined): boolean {
    if (address) navigate(address);
    return address !== undefined;
  }
}

function done(act: () => void): true {
  act();
  return true;
}
