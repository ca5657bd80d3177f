import { useLingui } from '@lingui/react';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useViewer } from '../useViewer.ts';
import { useConsentQuery, useSetActivityConsentMutation } from './Consent.generated.ts';

/** Returns whether the viewer consents to recording their activity; null until they have decided. */
export function useConsent() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { viewer } = useViewer();
  const { data } = useConsentQuery({ skip: !viewer, context: { quiet: true } });
  const [setActivityConsent] = useSetActivityConsentMutation();
  const me = viewer ? data?.me : undefined;

  return {
    consent: me?.hasActivityConsent ?? null,
    /** False for a guest, and until the server has responded. */
    isKnown: Boolean(me),
    async setConsent(consent: boolean) {
      if (!me) return;
      const isWithdrawal = me.hasActivityConsent === true && !consent;
      const { data: mutationData } = await setActivityConsent({
        variables: { input: { consent } },
        optimisticResponse: {
          setActivityConsent: { user: { id: me.id, hasActivityConsent: consent }, errors: [] },
        },
      }).catch(() => ({ data: null }));
      const problem = mutationData?.setActivityConsent.errors[0]?.message;
      if (problem) notify.error(i18n.t(problem));
      else if (mutationData && isWithdrawal) notify.info(i18n.t('Your recorded activity has been deleted'));
    },
  };
}
