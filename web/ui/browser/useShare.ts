import { useLingui } from '@lingui/react';
import { useNotify } from '../toast/useNotify.ts';

export interface ShareTarget {
  title: string;
  url: string;
}

/** Shares a link with the device's share dialog, or copies it to the clipboard if there is none. */
export function useShare() {
  const { i18n } = useLingui();
  const notify = useNotify();

  return async ({ title, url }: ShareTarget): Promise<void> => {
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      notify.success(i18n.t('Link copied'));
    } catch (error) {
      // Closing the share dialog without a choice is not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notify.info(url);
    }
  };
}
