import { useLingui } from '@lingui/react';
import { Box, Skeleton } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { settleReads } from '#web/api/settleReads.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { Panel } from '../ui/Panel.tsx';
import { ConfirmApp } from './ConfirmApp.tsx';
import { ProofForm } from './ProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import {
  useBeginTwoFactorMutation,
  useDisableTwoFactorMutation,
  useRenewRecoveryCodesMutation,
  useTwoFactorQuery,
} from './TwoFactor.generated.ts';
import { TwoFactorState } from './TwoFactorState.tsx';

export type TwoFactorAction = 'begin' | 'renew' | 'disable';

type Step =
  | { at: 'state' }
  | { at: 'proof'; action: TwoFactorAction }
  | { at: 'app'; secret: string; uri: string }
  | { at: 'codes'; codes: readonly string[] };

/** Manages the viewer's second factor: set up, change and turn off. */
export function TwoFactorPanel() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { data, error, refetch } = useTwoFactorQuery();
  const [step, setStep] = useState<Step>({ at: 'state' });
  const [begin] = useBeginTwoFactorMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const [disable] = useDisableTwoFactorMutation();
  const state = data?.twoFactor;
  const content = useFocusOnStep(step.at);

  /** Refetches only after the recovery codes have been shown. */
  async function finish() {
    await settleReads(refetch());
    setStep({ at: 'state' });
  }

  const actionHandlers = {
    async begin(input: { password: string; code?: string }) {
      const { secret, uri, errors = [] } = (await begin({ variables: { input } })).data?.beginTwoFactor ?? {};
      if (!secret || !uri) return errors;
      setStep({ at: 'app', secret, uri });
      return undefined;
    },
    async renew(input: { password: string; code?: string }) {
      const payload = (await renew({ variables: { input } })).data?.renewRecoveryCodes;
      if (!payload?.recoveryCodes) return payload?.errors ?? [];
      setStep({ at: 'codes', codes: payload.recoveryCodes });
      return undefined;
    },
    async disable(input: { password: string; code?: string }) {
      const payload = (await disable({ variables: { input } })).data?.disableTwoFactor;
      if (!payload?.twoFactor) return payload?.errors ?? [];
      notify.success(i18n.t('Two-factor sign-in is off'));
      await finish();
      return undefined;
    },
  };

  return (
    <Panel title={i18n.t('Two-factor sign-in')}>
      <Box ref={content} tabIndex={-1} sx={{ outline: 'none' }}>
        {!state && (error ? <ErrorState error={error} retry={refetch} /> : <Skeleton height={120} />)}
        {state && step.at === 'state' && (
          <TwoFactorState state={state} onAction={(action) => setStep({ at: 'proof', action })} />
        )}
        {state && step.at === 'proof' && (
          <ProofForm
            action={step.action}
            hasTwoFactor={Boolean(state.confirmedAt)}
            onSend={actionHandlers[step.action]}
            onCancel={() => setStep({ at: 'state' })}
          />
        )}
        {step.at === 'app' && (
          <ConfirmApp
            secret={step.secret}
            uri={step.uri}
            onConfirmed={(codes) => setStep({ at: 'codes', codes })}
            onCancel={() => setStep({ at: 'state' })}
          />
        )}
        {step.at === 'codes' && <RecoveryCodes codes={step.codes} onSaved={() => void finish()} />}
      </Box>
    </Panel>
  );
}

/** Keeps the focus in the panel when the focused button disappears with its step. */
function useFocusOnStep(step: Step['at']) {
  const content = useRef<HTMLDivElement>(null);
  const previousStep = useRef(step);
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    if (!content.current?.contains(document.activeElement)) content.current?.focus();
  }, [step]);
  return content;
}
