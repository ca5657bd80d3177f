import type { OptionsObject } from 'notistack';

type ShowToast = (text: string, options: OptionsObject) => void;

let resolveToaster: (showToast: ShowToast) => void = () => {};

/** Resolves to the latest Toaster once it is mounted. Earlier toasts wait for it. */
export let toaster = new Promise<ShowToast>((resolve) => {
  resolveToaster = resolve;
});

export function registerToaster(showToast: ShowToast): void {
  resolveToaster(showToast);
  toaster = Promise.resolve(showToast);
}
