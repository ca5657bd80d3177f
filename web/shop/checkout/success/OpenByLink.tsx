import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useOpenOrderMutation } from '#web/shop/track/FindOrder.generated.ts';
import { useGoTo } from '#web/ui/navigation/useGoTo.ts';
import { keepGuestToken } from './guestToken.ts';
import { ReceiptSkeleton } from './ReceiptSkeleton.tsx';

/** What a mailed link carries: the order's number and what opens it. */
export interface MailedLink {
  number: string;
  link: string;
}

/** Reads a mailed link from the address; null if it is none. */
export function readMailedLink(search: string): MailedLink | null {
  const params = new URLSearchParams(search);
  const [number, link] = [params.get('number'), params.get('open')];
  return number && link ? { number, link } : null;
}

/**
 * Opens a guest's order by the link of a mail, then shows it at an address without the link. A link that no longer works leads
 * to where the order is opened with a phone number or email address.
 */
export function OpenByLink({ number, link }: MailedLink) {
  const { search } = useLocation();
  const goTo = useGoTo();
  const [send] = useOpenOrderMutation({ context: { quiet: true } });
  const open = useEffectEvent(async () => {
    const input = { number, link };
    const { data } = await send({ variables: { input } }).catch(() => ({ data: null }));
    const { order, guestToken } = data?.openOrder ?? {};
    const asked = new URLSearchParams(search);
    for (const spent of ['number', 'open']) asked.delete(spent);
    if (!order || !guestToken) {
      asked.set('number', number);
      return goTo(`${paths.trackOrder()}?${asked}`, { replace: true });
    }
    keepGuestToken(order.id, guestToken);
    const query = asked.size > 0 ? `?${asked}` : '';
    return goTo(paths.orderSuccess(order.id) + query, { replace: true });
  });
  useEffect(() => {
    void open();
  }, []);
  return <ReceiptSkeleton />;
}
