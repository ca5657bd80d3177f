import { useLingui } from '@lingui/react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  Stack,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useId, useState } from 'react';
import { readablePhone } from '#domain/text/readablePhone.ts';
import type { ContactMessageStatus } from '#web/graphql/types.generated.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Instant } from '../ui/Instant.tsx';
import { type Messages_MessageFragment, useSetContactMessageStatusMutation } from './Messages.generated.ts';
import { MessageState } from './messagesList.tsx';

export interface MessageDialogProps {
  message: Messages_MessageFragment;
  onClose: () => void;
}

/** One message, the ways to answer it, and what became of it. */
export function MessageDialog({ message, onClose }: MessageDialogProps) {
  const { i18n } = useLingui();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const titleId = useId();
  const [set, { data, loading }] = useSetContactMessageStatusMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const { id, name, email, phone, subject, createdAt } = message;
  const { status, version } = data?.setContactMessageStatus.contactMessage ?? message;
  const answer = `mailto:${email}?subject=${encodeURIComponent(i18n.t('Re: {subject}', { subject }))}`;

  /** A request that failed has told its reason in a toast. */
  async function become(next: ContactMessageStatus) {
    const input = { id, version, status: next };
    const given = await set({ variables: { input } }).catch(() => null);
    setProblem(given?.data?.setContactMessageStatus.errors[0]?.message ?? null);
  }

  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h2">
        {subject}
      </DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <FormAlert>{problem}</FormAlert>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message.message}</Typography>
          <Facts
            rows={[
              { label: i18n.t('From'), value: name },
              { label: i18n.t('Email'), value: <Link href={answer}>{email}</Link> },
              {
                label: i18n.t('Phone'),
                value: phone ? <Link href={`tel:${phone}`}>{readablePhone(phone)}</Link> : '–',
              },
              { label: i18n.t('Received'), value: <Instant at={createdAt} /> },
              { label: i18n.t('Status'), value: <MessageState status={status} /> },
            ]}
          />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{i18n.t('Close')}</Button>
        {status === 'NEW' ? (
          <Button variant="outlined" disabled={loading} onClick={() => void become('READ')}>
            {i18n.t('Mark as read')}
          </Button>
        ) : (
          <Button variant="outlined" disabled={loading} onClick={() => void become('NEW')}>
            {i18n.t('Mark as new')}
          </Button>
        )}
        {status !== 'ANSWERED' && (
          <Button variant="outlined" disabled={loading} onClick={() => void become('ANSWERED')}>
            {i18n.t('Mark as answered')}
          </Button>
        )}
        <Button variant="contained" href={answer}>
          {i18n.t('Reply by email')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
