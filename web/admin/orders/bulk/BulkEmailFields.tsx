import { useLingui } from '@lingui/react';
import {
  Button,
  Chip,
  FormControl,
  FormHelperText,
  FormLabel,
  OutlinedInput,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { EMAIL_PLACEHOLDERS, type EmailPlaceholder, type EmailText } from '#domain/orders/bulkMail.ts';
import type { BulkInputFormProps } from '#web/admin/list/bulkAction.ts';
import type { BulkChangeInput } from '#web/graphql/types.generated.ts';

interface BulkEmail {
  english: EmailText;
  nepali?: EmailText;
}

const EMPTY_TEXT: EmailText = { subject: '', message: '' };

const placeholderTexts: Record<EmailPlaceholder, string> = {
  name: /*i18n*/ 'Name',
  number: /*i18n*/ 'Order number',
  total: /*i18n*/ 'Total',
  due: /*i18n*/ 'Due',
  carrier: /*i18n*/ 'Carrier',
  tracking: /*i18n*/ 'Tracking number',
};

/** Fields for the email to the customers of the selected orders. */
export function BulkEmailFields({ count, answer, onAnswer }: BulkInputFormProps) {
  const { i18n } = useLingui();
  const [email, setEmail] = useState((answer as BulkEmail | undefined) ?? { english: EMPTY_TEXT });

  function change(newEmail: BulkEmail) {
    setEmail(newEmail);
    const isComplete = isFilledIn(newEmail.english) && (!newEmail.nepali || isFilledIn(newEmail.nepali));
    onAnswer(isComplete ? newEmail : undefined);
  }

  return (
    <Stack sx={{ gap: 2, pt: 0.5 }}>
      <Typography color="textSecondary">
        {i18n.t(
          '{count, plural, one {One customer will get this email.} other {# customers will each get a separate email.}}',
          { count },
        )}
      </Typography>
      <EmailFields
        label={email.nepali ? i18n.t('In English') : null}
        text={email.english}
        onChange={(englishText) => change({ ...email, english: englishText })}
      />
      {email.nepali ? (
        <>
          <EmailFields
            label={i18n.t('In Nepali')}
            lang="ne"
            text={email.nepali}
            onChange={(nepaliText) => change({ ...email, nepali: nepaliText })}
          />
          <Button sx={{ alignSelf: 'start' }} onClick={() => change({ english: email.english })}>
            {i18n.t('Send the English text to everyone')}
          </Button>
        </>
      ) : (
        <Stack sx={{ gap: 0.5, alignItems: 'start' }}>
          <Button variant="outlined" size="small" onClick={() => change({ ...email, nepali: EMPTY_TEXT })}>
            {i18n.t('Add Nepali version')}
          </Button>
          <Typography variant="body2" color="textSecondary">
            {i18n.t(
              'For customers who ordered in Nepali. Without a Nepali version, they will get the English text.',
            )}
          </Typography>
        </Stack>
      )}
    </Stack>
  );
}

function isFilledIn({ subject, message }: EmailText): boolean {
  return subject.trim() !== '' && message.trim() !== '';
}

interface EmailFieldsProps {
  label: string | null;
  lang?: 'ne';
  text: EmailText;
  onChange: (text: EmailText) => void;
}

function EmailFields({ label, lang, text, onChange }: EmailFieldsProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <Stack component="section" aria-label={label ?? undefined} sx={{ gap: 1.5 }}>
      {label && <Typography variant="h3">{label}</Typography>}
      <FormControl fullWidth required>
        <FormLabel htmlFor={`${id}-subject`}>{i18n.t('Subject')}</FormLabel>
        <OutlinedInput
          id={`${id}-subject`}
          value={text.subject}
          onChange={({ target }) => onChange({ ...text, subject: target.value })}
          slotProps={{ input: { maxLength: 160, autoComplete: 'off', lang } }}
        />
      </FormControl>
      <FormControl fullWidth required>
        <FormLabel htmlFor={`${id}-message`}>{i18n.t('Message')}</FormLabel>
        <OutlinedInput
          id={`${id}-message`}
          multiline
          minRows={4}
          value={text.message}
          onChange={({ target }) => onChange({ ...text, message: target.value })}
          slotProps={{ input: { maxLength: 5000, lang } }}
        />
        <FormHelperText component="div">
          {i18n.t('Insert order details:')}
          <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap', mt: 0.5 }}>
            {EMAIL_PLACEHOLDERS.map((placeholder) => (
              <Chip
                key={placeholder}
                size="small"
                variant="outlined"
                label={i18n.t(placeholderTexts[placeholder])}
                onClick={() => onChange({ ...text, message: `${text.message}{${placeholder}}` })}
              />
            ))}
          </Stack>
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}

export function toEmailChange(answer: unknown): BulkChangeInput {
  return { mailOrders: answer as BulkEmail };
}
