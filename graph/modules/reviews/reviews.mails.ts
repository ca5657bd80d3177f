import { reviewAnswered } from './mail/reviewAnswered.tsx';

/** How its mails are written. */
export const mails = { reviewAnswered };
