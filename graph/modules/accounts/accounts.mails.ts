import { apiKeyEnds } from './mail/apiKeyEnds.tsx';
import { emailChangeNotice } from './mail/emailChangeNotice.tsx';
import { emailChangeVerification } from './mail/emailChangeVerification.tsx';
import { invitation } from './mail/invitation.tsx';
import { resetPassword } from './mail/resetPassword.tsx';
import { verifyEmail } from './mail/verifyEmail.tsx';
import { welcome } from './mail/welcome.tsx';

/** How its mails are written. */
export const mails = {
  apiKeyEnds,
  emailChangeNotice,
  emailChangeVerification,
  invitation,
  resetPassword,
  verifyEmail,
  welcome,
};
