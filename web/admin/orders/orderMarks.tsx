import ErrorOutlined from 'icon:outline-error-outline';
import PhoneCallbackOutlined from 'icon:outline-phone-callback';
import QuestionAnswerOutlined from 'icon:outline-question-answer';
import ReplayOutlined from 'icon:outline-replay';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import Tooltip from '@mui/material/Tooltip';
import { formatNpr } from '#domain/pricing/money.ts';
import { StatusMark } from '#web/ui/StatusMark.tsx';

/** Label of the mark and filter for orders awaiting confirmation. */
export const AWAITING_CONFIRMATION = /*i18n*/ 'Awaiting confirmation';

const NO_STOCK_RESERVED = /*i18n*/ 'Awaiting confirmation: no stock reserved';

/** Marks an order that has no reserved stock because the store has not confirmed it yet. */
export function AwaitingConfirmationMark({ isShort = false }: { isShort?: boolean }) {
  const { i18n } = useLingui();
  return (
    <StatusMark icon={PhoneCallbackOutlined} colour="warning.main">
      {i18n.t(isShort ? AWAITING_CONFIRMATION : NO_STOCK_RESERVED)}
    </StatusMark>
  );
}

/** Marks an order with an open proposal. */
export function OpenProposalMark() {
  const { i18n } = useLingui();
  return (
    <StatusMark icon={QuestionAnswerOutlined} colour="warning.main">
      {i18n.t('Change awaiting approval')}
    </StatusMark>
  );
}

/** Icon version of `OpenProposalMark`, for narrow rows. */
export function OpenProposalIcon() {
  const { i18n } = useLingui();
  const label = i18n.t('Change awaiting approval');
  return (
    <Tooltip title={label}>
      <QuestionAnswerOutlined
        titleAccess={label}
        sx={{ fontSize: 18, mr: 0.75, color: 'warning.main', verticalAlign: 'text-bottom' }}
      />
    </Tooltip>
  );
}

/** Formats the refund due: `Refund NPR 2,58,832`. */
export function formatRefundDue(i18n: I18n, refundDue: number): string {
  return i18n.t('Refund {refundDue}', { refundDue: formatNpr(refundDue, i18n.locale) });
}

/** Marks an order with a refund due. Renders nothing if no refund is due. */
export function RefundDueMark({ refundDue }: { refundDue: number }) {
  const { i18n } = useLingui();
  if (refundDue === 0) return null;
  return (
    <StatusMark icon={ReplayOutlined} colour="error.main">
      {formatRefundDue(i18n, refundDue)}
    </StatusMark>
  );
}

/** Label of the mark and filter for orders paid after their items went out of stock. */
export const PAID_OUT_OF_STOCK = /*i18n*/ 'Paid, out of stock';

export function PaidOutOfStockMark() {
  const { i18n } = useLingui();
  return (
    <StatusMark icon={ErrorOutlined} colour="error.main">
      {i18n.t(PAID_OUT_OF_STOCK)}
    </StatusMark>
  );
}
