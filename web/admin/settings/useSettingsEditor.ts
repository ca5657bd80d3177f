import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { StoreDocument } from '#web/store/Store.generated.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { Draft } from '../drafts/useDraft.ts';
import { useFormDraft } from '../drafts/useFormDraft.ts';
import { TwoFactorDocument } from '../twoFactor/TwoFactor.generated.ts';
import { useVersionedSave } from '../ui/useVersionedSave.ts';
import {
  type Settings_AllFragment,
  SettingsDocument,
  useUpdateSettingsMutation,
} from './Settings.generated.ts';
import { type SettingsValues, settingsResolver, toInput, toValues } from './settingsValues.ts';

const FRESH = { fetchPolicy: 'network-only' } as const;

export type SettingsDraft = Draft<Settings_AllFragment, SettingsValues>;

/** What the editor of the settings holds and does. */
export function useSettingsEditor(saved: Settings_AllFragment, draft: SettingsDraft) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [update] = useUpdateSettingsMutation();
  const read = draft.found?.base ?? saved;
  const form = useForm<SettingsValues>({ resolver: settingsResolver, defaultValues: toValues(read) });

  const saving = useVersionedSave(form, {
    read,
    toValues,
    async write(values: SettingsValues, version) {
      const { data } = await update({ variables: { input: { ...toInput(values), version } } });
      return { row: data?.updateStoreSettings.settings, errors: data?.updateStoreSettings.errors };
    },
    async readAnew() {
      return (await client.query({ query: SettingsDocument, ...FRESH })).data?.storeSettings;
    },
    async onSaved() {
      notify.success(i18n.t('Settings saved'));
      // What else is on the screen goes by the settings too.
      await Promise.allSettled([
        client.query({ query: StoreDocument, ...FRESH }),
        client.query({ query: TwoFactorDocument, ...FRESH }),
      ]);
    },
    failed: i18n.t('The settings could not be saved. Please try again.'),
  });

  const restoredAt = useFormDraft(form, draft, saving.base ?? read);

  return { form, restoredAt, ...saving };
}
