import type { I18n } from '@lingui/core';
import type { ProductType } from '#domain/catalog/catalogTerms.ts';
import { typeLabels } from '#web/labels/catalogLabels.ts';
import { listInWords } from '#web/locale/listInWords.ts';

interface NotCarried {
  name: string;
  nameNe: string;
  types: readonly ProductType[];
}

/** Returns a text saying that the store does not sell this kind of jewelry, with the types that it sells. */
export function getNotCarriedText(i18n: I18n, { name, nameNe, types }: NotCarried): string {
  const kind = i18n.locale === 'ne' ? nameNe : name;
  const names = types.map((type) => i18n.t(typeLabels[type]).toLowerCase());
  if (names.length === 0) return i18n.t('We don’t sell {kind}.', { kind });
  const list = listInWords(names, 'and', i18n.locale);
  return i18n.t('We don’t sell {kind}. We have {types}.', { kind, types: list });
}
