import { apiKeyEnds } from './mail/apiKeyEnds.tsx';
import { invitation } from './mail/invitation.tsx';
import { resetPassword } from './mail/resetPassword.tsx';
import { verifyEmail } from './mail/verifyEmail.tsx';
import { welcome } from './mail/welcome.tsx';

/** How its mails are written. */
export const mails = { apiKeyEnds, invitation, resetPassword, verifyEmail, welcome };
