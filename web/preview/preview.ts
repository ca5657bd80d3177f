const KEY = 'preview';
const PARAMETER = 'preview';

/** A moment that staff look at the shop at, in this tab alone. */
export interface Preview {
  at: Date;
  drafts: boolean;
}

/** The shop's address at a moment, for a tab of its own. */
export function previewAddress({ at, drafts }: Preview): string {
  const value = `${at.toISOString()}${drafts ? ';drafts' : ''}`;
  return `/#/?${new URLSearchParams({ [PARAMETER]: value })}`;
}

/** Keeps the moment that the address names for as long as the tab is open. */
export function takePreview(): void {
  const [, query = ''] = window.location.hash.split('?');
  const asked = new URLSearchParams(query).get(PARAMETER);
  if (asked && toPreview(asked)) window.sessionStorage.setItem(KEY, asked);
}

/** As the server is asked; null where nothing is previewed. */
export function previewHeader(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function currentPreview(): Preview | null {
  const kept = previewHeader();
  return kept === null ? null : toPreview(kept);
}

export function leavePreview(): void {
  window.sessionStorage.removeItem(KEY);
  window.location.assign('/');
}

function toPreview(value: string): Preview | null {
  const [instant = '', mode] = value.split(';');
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? null : { at, drafts: mode === 'drafts' };
}
