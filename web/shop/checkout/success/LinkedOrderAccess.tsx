import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { useOpenOrderMutation } from '#web/shop/track/FindOrder.generated.ts';
import { useGoTo } from '#web/ui/navigation/useGoTo.ts';
import { storeGuestToken } from './guestToken.ts';
import { ReceiptSkeleton } from './ReceiptSkeleton.tsx';

/** Order number and access token in an emailed link. */
export interface EmailedLink {
  number: string;
  link: string;
}

/** Parses an emailed link from the URL; null if the URL contains none. */
export function parseEmailedLink(search: string): EmailedLink | null {
  const params = new URLSearchParams(search);
  const [number, link] = [params.get('number'), params.get('open')];
  return number && link ? { number, link } : null;
}

/**
 * Opens a guest's order from an emailed link, then removes the token from the URL. An invalid link redirects to the
 * form that requests the phone number or email address.
 */
export function LinkedOrderAccess({ number, link }: EmailedLink) {
  const { search } = useLocation();
  const goTo = useGoTo();
  const [openOrder] = useOpenOrderMutation({ context: { quiet: true } });
  const open = useEffectEvent(async () => {
    const input = { number, link };
    const { data } = await openOrder({ variables: { input } }).catch(() => ({ data: null }));
    const { order, guestToken } = data?.openOrder ?? {};
    const parameters = new URLSearchParams(search);
    for (const parameter of ['number', 'open']) parameters.delete(parameter);
    if (!order || !guestToken) {
      parameters.set('number', number);
      return goTo(`${paths.trackOrder()}?${parameters}`, { replace: true });
    }
    storeGuestToken(order.id, guestToken);
    const query = parameters.size > 0 ? `?${parameters}` : '';
    return goTo(paths.orderSuccess(order.id) + query, { replace: true });
  });
  useEffect(() => {
    void open();
  }, []);
  return <ReceiptSkeleton />;
}
