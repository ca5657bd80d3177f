import type { OptionsObject } from 'notistack';

type Show = (text: string, options: OptionsObject) => void;

let resolveToaster: (show: Show) => void = () => {};

/** Resolves to the latest Toaster once it is mounted. Earlier toasts wait for it. */
export let toaster = new Promise<Show>((resolve) => {
  resolveToaster = resolve;
});

export function announceToaster(show: Show): void {
  resolveToaster(show);
  toaster = Promise.resolve(show);
}
