import type { VariantType } from 'notistack';
import { type ReactNode, startTransition } from 'react';
import { toaster } from './toaster.ts';

/** How long a toast stays, in ms. */
const DURATIONS = { info: 4000, success: 3000, error: 5000, warning: 10_000 };
const OFFERED_FOR = 10_000;
const CART_DURATIONS = { success: 2000, error: 4000 };

const notify = {
  info: say('info', DURATIONS.info),
  success: say('success', DURATIONS.success),
  error: say('error', DURATIONS.error),
  /** For what can be done again and again, such as sending a mail: one toast, however often. */
  repeated: say('success', DURATIONS.success, true),
  warning: say('warning', DURATIONS.warning),
  /** With something that can be done about it, for a while. */
  offer: (text: string, action: ReactNode) => {
    void toaster.then((show) => show(text, { variant: 'success', autoHideDuration: OFFERED_FOR, action }));
  },
  cart: {
    /** With a way on from there, if given. */
    success: say('success', CART_DURATIONS.success),
    error: say('error', CART_DURATIONS.error),
  },
};

export type Notify = typeof notify;

/** Toasts, for what is done or has failed. */
export function useNotify(): Notify {
  return notify;
}

/** One reason of an error is told once, however many requests it stopped. */
function say(variant: VariantType, autoHideDuration: number, preventDuplicate = variant === 'error') {
  return (text: string, action?: ReactNode) => {
    const options = { variant, autoHideDuration, preventDuplicate, action };
    void toaster.then((show) => startTransition(() => void show(text, options)));
  };
}
