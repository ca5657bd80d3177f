import { useLingui } from '@lingui/react';
import { useAtom } from 'jotai';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { comparedAtom, MAX_COMPARED } from './compared.atoms.ts';

/** Returns the products chosen for comparison, and functions that change the choice. */
export function useCompared() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [ids, setIds] = useAtom(comparedAtom);

  return {
    ids,
    toggle(id: string) {
      if (ids.includes(id)) return setIds(ids.filter((comparedId) => comparedId !== id));
      if (ids.length >= MAX_COMPARED)
        return notify.info(
          i18n.t('You can compare up to {count} pieces at a time. Remove one first.', {
            count: MAX_COMPARED,
          }),
        );
      setIds([...ids, id]);
    },
    clear: () => setIds([]),
  };
}
