import QuestionAnswerOutlined from 'icon:outline-question-answer';
import { useLingui } from '@lingui/react';
import Tooltip from '@mui/material/Tooltip';

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
