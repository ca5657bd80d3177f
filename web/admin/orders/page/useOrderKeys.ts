import { useNavigate } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { findNeighbourLink } from '#web/admin/list/keys/rowLinks.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { useScreenKeys } from '#web/admin/screen/screenKeys.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';

interface OrderShortcutHandlers {
  onPrint: () => void;
  onConfirm: () => void;
}

/**
 * Registers the keyboard shortcuts of the order page: J and K open the next and previous order of the most recently
 * shown list; E, P and C edit, print and confirm.
 */
export function useOrderKeys(order: Order, { onPrint, onConfirm }: OrderShortcutHandlers): void {
  const navigate = useNavigate();
  const can = useHasPermission();
  const { number, staff } = order;

  useScreenKeys((key) => {
    if (key === 'j' || key === 'k')
      return goTo(findNeighbourLink(adminPaths.order(number), key === 'j' ? 1 : -1));
    if (key === 'e' && staff.isFullyEditable && can('editOrders')) return goTo(adminPaths.editOrder(number));
    if (key === 'p') return runAndHandle(onPrint);
    if (key === 'c' && staff.nextStatuses.includes('CONFIRMED') && can('manageOrders'))
      return runAndHandle(onConfirm);
    return false;
  });

  function goTo(url: string | undefined): boolean {
    if (url) navigate(url);
    return url !== undefined;
  }
}

function runAndHandle(action: () => void): true {
  action();
  return true;
}
