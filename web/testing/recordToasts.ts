import type { VariantType } from 'notistack';
import { registerToaster } from '#web/ui/toast/toaster.ts';

export interface RecordedToast {
  text: string;
  variant: VariantType | undefined;
  /** Duration in ms. */
  duration: number | null | undefined;
}

/** Records the toasts of a test in place of the Toaster. */
export function recordToasts(): RecordedToast[] {
  const toasts: RecordedToast[] = [];
  registerToaster((text, { variant, autoHideDuration: duration }) =>
    toasts.push({ text, variant, duration }),
  );
  return toasts;
}
