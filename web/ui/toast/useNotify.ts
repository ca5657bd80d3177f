import type { VariantType } from 'notistack';
import { type ReactNode, startTransition } from 'react';
import { toaster } from './toaster.ts';

/** Durations of toasts in ms. */
const DURATIONS = { info: 4000, success: 3000, error: 5000, warning: 10_000 };
const ACTION_TOAST_MS = 10_000;
const CART_DURATIONS = { success: 2000, error: 4000 };

const notify = {
  info: createNotifier('info', DURATIONS.info),
  success: createNotifier('success', DURATIONS.success),
  error: createNotifier('error', DURATIONS.error),
  /** For repeatable actions, such as sending an email: shows one toast, however often it is called. */
  repeated: createNotifier('success', DURATIONS.success, true),
  warning: createNotifier('warning', DURATIONS.warning),
  /** Shows a toast with an action for a limited time. */
  offer: (text: string, action: ReactNode) => {
    void toaster.then((showToast) =>
      showToast(text, { variant: 'success', autoHideDuration: ACTION_TOAST_MS, action }),
    );
  },
  cart: {
    /** Shows a toast with an optional action. */
    success: createNotifier('success', CART_DURATIONS.success),
    error: createNotifier('error', CART_DURATIONS.error),
  },
};

export type Notify = typeof notify;

/** Returns functions that show toasts. */
export function useNotify(): Notify {
  return notify;
}

/** Errors with the same text show one toast, however many requests failed. */
function createNotifier(
  variant: VariantType,
  autoHideDuration: number,
  preventDuplicate = variant === 'error',
) {
  return (text: string, action?: ReactNode) => {
    const options = { variant, autoHideDuration, preventDuplicate, action };
    void toaster.then((showToast) => startTransition(() => void showToast(text, options)));
  };
}
