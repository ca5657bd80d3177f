import { useLingui } from '@lingui/react';
import { useNotify } from '../toast/useNotify.ts';

export interface Shared {
  title: string;
  url: string;
}

/** Hands something on with the device's own means, or puts its address into the clipboard where there are none. */
export function useShare() {
  const { i18n } = useLingui();
  const notify = useNotify();

  return async ({ title, url }: Shared): Promise<void> => {
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      notify.success(i18n.t('Link copied'));
    } catch (error) {
      // Who opens the device's list and closes it again has changed their mind; that is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notify.info(url);
    }
  };
}
