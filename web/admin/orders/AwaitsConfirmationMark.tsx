import PhoneCallbackOutlined from 'icon:outline-phone-callback';
import { useLingui } from '@lingui/react';
import { StatusMark } from '#web/ui/StatusMark.tsx';

/** What the list calls such an order, and the filter that finds it. */
export const TO_BE_CONFIRMED = /*i18n*/ 'To be confirmed';

const HOLDS_NO_STOCK = /*i18n*/ 'To be confirmed: holds no stock';

/** Of an order for which nothing is set aside before the store has called its buyer. */
export function AwaitsConfirmationMark({ isShort = false }: { isShort?: boolean }) {
  const { i18n } = useLingui();
  return (
    <StatusMark icon={PhoneCallbackOutlined} colour="warning.main">
      {i18n.t(isShort ? TO_BE_CONFIRMED : HOLDS_NO_STOCK)}
    </StatusMark>
  );
}
