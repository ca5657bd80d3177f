import type { VariantType } from 'notistack';
import { announceToaster } from '#web/ui/toast/toaster.ts';

export interface SaidToast {
  text: string;
  variant: VariantType | undefined;
  /** How long it stays, in ms. */
  duration: number | null | undefined;
}

/** Hears what is said in toasts, in the place of the Toaster, until the test ends. */
export function listenToToasts(): SaidToast[] {
  const said: SaidToast[] = [];
  announceToaster((text, { variant, autoHideDuration: duration }) => said.push({ text, variant, duration }));
  return said;
}
