import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { ReasonDialog, type ReasonValues } from '#web/admin/ui/ReasonDialog.tsx';
import { useRowDecision } from './useRowDecision.ts';

/** Sets a row aside that is no payment of a buyer, with the reason. */
export function SetAsideDialog({ rowId: id, onClose }: { rowId: string; onClose: () => void }) {
  const { i18n } = useLingui();
  const form = useForm<ReasonValues>({ defaultValues: { reason: '' } });
  const { submit, problem } = useRowDecision(form, { id, decision: 'SET_ASIDE' }, onClose);
  return (
    <ReasonDialog
      {...{ form, problem, onClose }}
      title={i18n.t('Set aside')}
      text={i18n.t('For money that is no payment of a buyer, such as rent or interest.')}
      confirm={i18n.t('Set aside')}
      label={i18n.t('What it is')}
      onSubmit={submit}
    />
  );
}
