import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { useMailTemplatesQuery } from './Mail.generated.ts';

/** Names of the store's mails in the language of the desk, by code. */
export type MailNames = Record<string, string>;

/** The names of the store's mails; null while they load. Codes stand for them if they cannot be read. */
export function useMailNames(): MailNames | null {
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
