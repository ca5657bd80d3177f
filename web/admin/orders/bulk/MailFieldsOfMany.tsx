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
import { MAIL_PLACEHOLDERS, type MailPlaceholder, type MailText } from '#domain/orders/bulkMail.ts';
import type { BulkAskProps } from '#web/admin/list/bulkAction.ts';
import type { BulkChangeInput } from '#web/graphql/types.generated.ts';

interface BulkMail {
  english: MailText;
  nepali?: MailText;
}

const NOTHING: MailText = { subject: '', message: '' };

const placeTexts: Record<MailPlaceholder, string> = {
  name: /*i18n*/ 'Name',
  number: /*i18n*/ 'Order number',
  total: /*i18n*/ 'Total',
  due: /*i18n*/ 'Due',
  carrier: /*i18n*/ 'Carrier',
  tracking: /*i18n*/ 'Tracking number',
};

/** Asks for the email to the customers of the selected orders. */
export function MailFieldsOfMany({ count, answer, onAnswer }: BulkAskProps) {
  const { i18n } = useLingui();
  const [mail, setMail] = useState((answer as BulkMail | undefined) ?? { english: NOTHING });

  function change(next: BulkMail) {
    setMail(next);
    const isWhole = isWritten(next.english) && (!next.nepali || isWritten(next.nepali));
    onAnswer(isWhole ? next : undefined);
  }

  return (
    <Stack sx={{ gap: 2, pt: 0.5 }}>
      <Typography color="textSecondary">
        {i18n.t(
          '{count, plural, one {One customer gets this email.} other {# customers each get their own email.}}',
          { count },
        )}
      </Typography>
      <MailFields
        label={mail.nepali ? i18n.t('In English') : null}
        text={mail.english}
        onChange={(english) => change({ ...mail, english })}
      />
      {mail.nepali ? (
        <>
          <MailFields
            label={i18n.t('In Nepali')}
            lang="ne"
            text={mail.nepali}
            onChange={(nepali) => change({ ...mail, nepali })}
          />
          <Button sx={{ alignSelf: 'start' }} onClick={() => change({ english: mail.english })}>
            {i18n.t('Send English to everyone')}
          </Button>
        </>
      ) : (
        <Stack sx={{ gap: 0.5, alignItems: 'start' }}>
          <Button variant="outlined" size="small" onClick={() => change({ ...mail, nepali: NOTHING })}>
            {i18n.t('Add Nepali')}
          </Button>
          <Typography variant="body2" color="textSecondary">
            {i18n.t('For customers who ordered in Nepali. Without it, they get the English text.')}
          </Typography>
        </Stack>
      )}
    </Stack>
  );
}

function isWritten({ subject, message }: MailText): boolean {
  return subject.trim() !== '' && message.trim() !== '';
}

interface MailFieldsProps {
  label: string | null;
  lang?: 'ne';
  text: MailText;
  onChange: (text: MailText) => void;
}

function MailFields({ label, lang, text, onChange }: MailFieldsProps) {
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
            {MAIL_PLACEHOLDERS.map((place) => (
              <Chip
                key={place}
                size="small"
                variant="outlined"
                label={i18n.t(placeTexts[place])}
                onClick={() => onChange({ ...text, message: `${text.message}{${place}}` })}
              />
            ))}
          </Stack>
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}

export function mailChange(answer: unknown): BulkChangeInput {
  return { mailOrders: answer as BulkMail };
}
