import { useLingui } from '@lingui/react';
import { Box, Skeleton } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { readAgain } from '#web/api/readAgain.ts';
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

export type Wish = 'begin' | 'renew' | 'disable';

type Step =
  | { at: 'state' }
  | { at: 'proof'; wish: Wish }
  | { at: 'app'; secret: string; uri: string }
  | { at: 'codes'; codes: readonly string[] };

/** One's own second factor: how it stands, and the steps to set it up, change it and turn it off. */
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

  /** Only now what else is on the screen hears of it: the codes were to be seen first. */
  async function finish() {
    await readAgain(refetch());
    setStep({ at: 'state' });
  }

  const ways = {
    async begin(input: { password: string; code?: string }) {
      const { secret, uri, errors = [] } = (await begin({ variables: { input } })).data?.beginTwoFactor ?? {};
      if (!secret || !uri) return errors;
      setStep({ at: 'app', secret, uri });
      return undefined;
    },
    async renew(input: { password: string; code?: string }) {
      const answer = (await renew({ variables: { input } })).data?.renewRecoveryCodes;
      if (!answer?.recoveryCodes) return answer?.errors ?? [];
      setStep({ at: 'codes', codes: answer.recoveryCodes });
      return undefined;
    },
    async disable(input: { password: string; code?: string }) {
      const answer = (await disable({ variables: { input } })).data?.disableTwoFactor;
      if (!answer?.twoFactor) return answer?.errors ?? [];
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
          <TwoFactorState state={state} onWish={(wish) => setStep({ at: 'proof', wish })} />
        )}
        {state && step.at === 'proof' && (
          <ProofForm
            wish={step.wish}
            hasFactor={Boolean(state.confirmedAt)}
            onSend={ways[step.wish]}
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
        {step.at === 'codes' && <RecoveryCodes codes={step.codes} onKept={() => void finish()} />}
      </Box>
    </Panel>
  );
}

/** Whoever goes by the keyboard stays in the panel when what they pressed is gone with the step before. */
function useFocusOnStep(step: Step['at']) {
  const content = useRef<HTMLDivElement>(null);
  const left = useRef(step);
  useEffect(() => {
    if (left.current === step) return;
    left.current = step;
    if (!content.current?.contains(document.activeElement)) content.current?.focus();
  }, [step]);
  return content;
}
