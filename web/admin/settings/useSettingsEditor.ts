import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { StoreDocument } from '#web/app/Store.generated.ts';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/useNotify.ts';
import { TwoFactorDocument } from '../twoFactor/TwoFactor.generated.ts';
import {
  type Settings_AllFragment,
  SettingsDocument,
  useUpdateSettingsMutation,
} from './Settings.generated.ts';
import { inputOf, type SettingsValues, settingsResolver, valuesOf } from './settingsValues.ts';

/** What the editor of the settings holds and does. */
export function useSettingsEditor(saved: Settings_AllFragment) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [update] = useUpdateSettingsMutation();
  /** The version that is typed over. */
  const [version, setVersion] = useState(saved.version);
  const [theirs, setTheirs] = useState<Settings_AllFragment | null>(null);
  const form = useForm<SettingsValues>({ resolver: settingsResolver, defaultValues: valuesOf(saved) });

  async function save(values: SettingsValues, over = version) {
    const answer = await update({ variables: { input: { ...inputOf(values), version: over } } });
    const { settings, errors = [] } = answer.data?.updateStoreSettings ?? {};
    if (settings) {
      takeOver(settings);
      notify.success(i18n.t('The settings are saved'));
      await tellOthers();
      return undefined;
    }
    if (!errors.some(({ code }) => code === 'CONFLICT')) return errors;
    const found = await client.query({ query: SettingsDocument, fetchPolicy: 'network-only' });
    setTheirs(found.data?.storeSettings ?? null);
    return found.data ? undefined : errors;
  }

  /** What else is on the screen goes by the settings too. */
  function tellOthers() {
    const fresh = { fetchPolicy: 'network-only' } as const;
    return Promise.allSettled([
      client.query({ query: StoreDocument, ...fresh }),
      client.query({ query: TwoFactorDocument, ...fresh }),
    ]);
  }

  function takeOver(settings: Settings_AllFragment) {
    setVersion(settings.version);
    setTheirs(null);
    form.reset(valuesOf(settings));
  }

  const failed = i18n.t('The settings could not be saved. Please try again.');
  const sending = useFormSend(form, (values) => save(values), failed);
  const overwriting = useFormSend(form, (values) => save(values, theirs?.version), failed);

  return {
    form,
    theirs,
    submit: sending.submit,
    problem: sending.problem ?? overwriting.problem,
    /** Saves what was typed over the other version. */
    overwrite: () => {
      setTheirs(null);
      void overwriting.submit();
    },
    takeTheirs: () => theirs && takeOver(theirs),
    decideLater: () => setTheirs(null),
  };
}
