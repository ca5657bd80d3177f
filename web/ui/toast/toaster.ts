import type { OptionsObject } from 'notistack';

type Show = (text: string, options: OptionsObject) => void;

let announce: (show: Show) => void = () => {};

/** Resolves once there is a Toaster, to the latest one; what is said before waits for it. */
export let toaster = new Promise<Show>((resolve) => {
  announce = resolve;
});

export function announceToaster(show: Show): void {
  announce(show);
  toaster = Promise.resolve(show);
}
