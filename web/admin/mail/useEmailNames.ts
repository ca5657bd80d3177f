import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { useMailTemplatesQuery } from './Mail.generated.ts';

/** Names of the store's emails by code, in the viewer's language. */
export type EmailNames = Record<string, string>;

/** Returns the names of the store's emails; null while they load. Falls back to codes if they cannot be loaded. */
export function useEmailNames(): EmailNames | null {
  const { i18n } = useLingui();
  const { data, error } = useMailTemplatesQuery();
  const { locale } = i18n;
  return useMemo(() => {
    if (!data) return error ? {} : null;
    return Object.fromEntries(
      data.mailTemplates.map(({ code, name, nameNe }) => [code, locale === 'ne' ? nameNe : name]),
    );
  }, [data, error, locale]);
}
