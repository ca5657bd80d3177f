import type { OptionsObject } from 'notistack';

type Show = (text: string, options: OptionsObject) => void;

let announce: (show: Show) => void = () => {};

/** Resolves once there is a Toaster; what is said before waits for it. */
export const toaster = new Promise<Show>((resolve) => {
  announce = resolve;
});

export function announceToaster(show: Show): void {
  announce(show);
}
