import { useLingui } from '@lingui/react';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useViewer } from '../useViewer.ts';
import { useConsentQuery, useSetActivityConsentMutation } from './Consent.generated.ts';

/** Whether the viewer lets the store note what they look at; null until they were asked. */
export function useConsent() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { viewer } = useViewer();
  const { data } = useConsentQuery({ skip: !viewer, context: { quiet: true } });
  const [set] = useSetActivityConsentMutation();
  const me = viewer ? data?.me : undefined;

  return {
    consent: me?.hasActivityConsent ?? null,
    /** False for a guest, and until the server has said. */
    isKnown: Boolean(me),
    async answer(consent: boolean) {
      if (!me) return;
      const isWithdrawn = me.hasActivityConsent === true && !consent;
      const { data: sent } = await set({
        variables: { input: { consent } },
        optimisticResponse: {
          setActivityConsent: { user: { id: me.id, hasActivityConsent: consent }, errors: [] },
        },
      }).catch(() => ({ data: null }));
      const problem = sent?.setActivityConsent.errors[0]?.message;
      if (problem) notify.error(i18n.t(problem));
      else if (sent && isWithdrawn) notify.info(i18n.t('Your recorded activity has been deleted'));
    },
  };
}
