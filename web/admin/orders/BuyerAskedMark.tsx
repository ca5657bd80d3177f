import QuestionAnswerOutlined from 'icon:outline-question-answer';
import { useLingui } from '@lingui/react';
import { StatusMark } from '#web/ui/StatusMark.tsx';

/** Of an order whose buyer has not answered yet whether it is changed. */
export function BuyerAskedMark() {
  const { i18n } = useLingui();
  return (
    <StatusMark icon={QuestionAnswerOutlined} colour="warning.main">
      {i18n.t('Change not answered')}
    </StatusMark>
  );
}
