import ErrorOutlined from 'icon:outline-error-outline';
import PhoneCallbackOutlined from 'icon:outline-phone-callback';
import QuestionAnswerOutlined from 'icon:outline-question-answer';
import ReplayOutlined from 'icon:outline-replay';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import Tooltip from '@mui/material/Tooltip';
import { formatNpr } from '#domain/pricing/money.ts';
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

/** Of an order whose buyer has not answered yet whether it is changed. */
export function BuyerAskedMark() {
  const { i18n } = useLingui();
  return (
    <StatusMark icon={QuestionAnswerOutlined} colour="warning.main">
      {i18n.t('Change not answered')}
    </StatusMark>
  );
}

/** The same as `BuyerAskedMark`, where a row has no room for words. */
export function BuyerAskedIcon() {
  const { i18n } = useLingui();
  const words = i18n.t('Change not answered');
  return (
    <Tooltip title={words}>
      <QuestionAnswerOutlined
        titleAccess={words}
        sx={{ fontSize: 18, mr: 0.75, color: 'warning.main', verticalAlign: 'text-bottom' }}
      />
    </Tooltip>
  );
}

/** `Pay back NPR 2,58,832` */
export function owedText(i18n: I18n, refundDue: number): string {
  return i18n.t('Pay back {refundDue}', { refundDue: formatNpr(refundDue, i18n.locale) });
}

/** That the store has money of an order to give back; nothing where it has none. */
export function OwedMark({ refundDue }: { refundDue: number }) {
  const { i18n } = useLingui();
  if (refundDue === 0) return null;
  return (
    <StatusMark icon={ReplayOutlined} colour="error.main">
      {owedText(i18n, refundDue)}
    </StatusMark>
  );
}

/** What the list calls an order that was paid when its pieces were gone, and the filter that finds it. */
export const PIECES_GONE = /*i18n*/ 'Pieces gone';

export function PaidWithoutPiecesMark() {
  const { i18n } = useLingui();
  return (
    <StatusMark icon={ErrorOutlined} colour="error.main">
      {i18n.t(PIECES_GONE)}
    </StatusMark>
  );
}
