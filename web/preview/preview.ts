const KEY = 'preview';
const URL_PARAMETER = 'preview';

/** Preview of the shop at a given time, in this tab only. */
export interface Preview {
  at: Date;
  drafts: boolean;
}

/** Returns the URL that opens a preview in a new tab. */
export function getPreviewUrl({ at, drafts }: Preview): string {
  const value = `${at.toISOString()}${drafts ? ';drafts' : ''}`;
  return `/#/?${new URLSearchParams({ [URL_PARAMETER]: value })}`;
}

/** Stores the preview from the URL until the tab is closed. */
export function storePreview(): void {
  const [, query = ''] = window.location.hash.split('?');
  const requestedPreview = new URLSearchParams(query).get(URL_PARAMETER);
  if (requestedPreview && toPreview(requestedPreview)) window.sessionStorage.setItem(KEY, requestedPreview);
}

/** Returns the value of the preview header; null if nothing is previewed. */
export function getPreviewHeader(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function getCurrentPreview(): Preview | null {
  const storedHeader = getPreviewHeader();
  return storedHeader === null ? null : toPreview(storedHeader);
}

export function endPreview(): void {
  window.sessionStorage.removeItem(KEY);
  window.location.assign('/');
}

function toPreview(value: string): Preview | null {
  const [instant = '', mode] = value.split(';');
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? null : { at, drafts: mode === 'drafts' };
}
