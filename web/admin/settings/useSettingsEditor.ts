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

const FRESH_QUERY_OPTIONS = { fetchPolicy: 'network-only' } as const;

export type SettingsDraft = Draft<Settings_AllFragment, SettingsValues>;

/** Manages the state of the settings editor. */
export function useSettingsEditor(savedSettings: Settings_AllFragment, draft: SettingsDraft) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const [update] = useUpdateSettingsMutation();
  const loadedSettings = draft.stored?.base ?? savedSettings;
  const form = useForm<SettingsValues>({
    resolver: settingsResolver,
    defaultValues: toValues(loadedSettings),
  });

  const versionedSave = useVersionedSave(form, {
    initialRow: loadedSettings,
    toValues,
    async saveRow(values: SettingsValues, version) {
      const { data } = await update({ variables: { input: { ...toInput(values), version } } });
      return { row: data?.updateStoreSettings.settings, errors: data?.updateStoreSettings.errors };
    },
    async loadLatest() {
      return (await client.query({ query: SettingsDocument, ...FRESH_QUERY_OPTIONS })).data?.storeSettings;
    },
    async onSaved() {
      notify.success(i18n.t('Settings saved'));
      // The store and second-factor queries also depend on the settings.
      await Promise.allSettled([
        client.query({ query: StoreDocument, ...FRESH_QUERY_OPTIONS }),
        client.query({ query: TwoFactorDocument, ...FRESH_QUERY_OPTIONS }),
      ]);
    },
    failureText: i18n.t('Could not save the settings. Try again.'),
  });

  const restoredAt = useFormDraft(form, draft, versionedSave.base ?? loadedSettings);

  return { form, restoredAt, ...versionedSave };
}
