import { useLingui } from '@lingui/react';
import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { Fulfilment } from '#domain/orders/counter/counterSaleSchema.ts';
import { shorten } from '#domain/text/shorten.ts';
import { parseReturnStatusEntry } from '#web/admin/returns/returnStatusEntry.ts';
import { ReturnEntry } from '#web/admin/returns/timeline/ReturnEntry.tsx';
import { Instant } from '#web/admin/ui/Instant.tsx';
import { settleReads } from '#web/api/settleReads.ts';
import { getOrderStatusTexts } from '#web/labels/orderStatusTexts.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { Entry } from './buildTimelineItems.ts';
import { describePayment } from './describePayment.ts';
import { findDifferences } from './findDifferences.ts';
import { formatNote, isCoveredByNote } from './formatNote.ts';
import { NoteForm } from './NoteForm.tsx';
import { useDeleteOrderNoteMutation, useEditOrderNoteMutation } from './OrderTimeline.generated.ts';
import { parseOrderEdit } from './orderEditEntry.ts';

export interface TimelineEntryProps {
  entry: Entry;
  fulfilment: Fulfilment;
  reload: () => Promise<unknown>;
}

/** Timeline entry: what happened, when and by whom. */
export function TimelineEntry({ entry, fulfilment, reload }: TimelineEntryProps) {
  const { i18n } = useLingui();
  const { kind, status, note, data, isStep, isUndone, undoes, isStaffOnly } = entry;
  if (kind === 'NOTE' && isStaffOnly) return <Note entry={entry} reload={reload} />;
  const returnStatusEntry = kind === 'RETURN' ? parseReturnStatusEntry(data) : null;
  if (returnStatusEntry)
    return (
      <>
        <ReturnEntry entry={returnStatusEntry} />
        <EntryByline entry={entry} />
      </>
    );
  const paymentText = describePayment(i18n, data);
  const orderEdit = parseOrderEdit(i18n, kind, data);
  const fieldChanges =
    orderEdit?.fields ?? (paymentText === null && !isCoveredByNote(data) ? findDifferences(data) : []);
  return (
    <>
      {undoes ? (
        <Typography sx={{ fontWeight: 500 }}>
          {kind === 'PAYMENT'
            ? i18n.t('Payment undone')
            : i18n.t('Undone: {status}', { status: i18n.t(getOrderStatusTexts(undoes, fulfilment).title) })}
        </Typography>
      ) : (
        isStep && (
          <Typography sx={{ fontWeight: 500, ...(isUndone && { textDecoration: 'line-through' }) }}>
            {i18n.t(getOrderStatusTexts(status, fulfilment).title)}
          </Typography>
        )
      )}
      {note && (
        <Typography
          variant="body2"
          sx={{
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-line',
            ...(isUndone && { textDecoration: 'line-through' }),
          }}
        >
          {formatNote(i18n, entry)}
        </Typography>
      )}
      {paymentText && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
          {paymentText}
        </Typography>
      )}
      {orderEdit?.texts.map((text) => (
        <Typography
          key={text}
          variant="body2"
          sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
        >
          {text}
        </Typography>
      ))}
      {fieldChanges.length > 0 && (
        <Box component="dl" sx={{ m: 0, mt: 0.5, typography: 'body2' }}>
          {fieldChanges.map(({ label, before, after }) => (
            <Box key={`${label} ${before} ${after}`} sx={{ overflowWrap: 'anywhere' }}>
              <Box component="dt" sx={{ display: 'inline', color: 'text.secondary' }}>
                {label}:{' '}
              </Box>
              <Box component="dd" sx={{ display: 'inline', m: 0 }}>
                {before && <Box component="del">{before}</Box>}
                {before && after && ' → '}
                {after && (
                  <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 500 }}>
                    {after}
                  </Box>
                )}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <EntryByline entry={entry} />
    </>
  );
}

function EntryByline({ entry: { at, by, editedAt } }: { entry: Entry }) {
  const { i18n } = useLingui();
  return (
    <Typography variant="caption" color="textSecondary" component="p">
      <Instant at={at} />
      {by && ` · ${by}`}
      {editedAt && ` · ${i18n.t('edited')}`}
    </Typography>
  );
}

/** Staff note, which its author can edit. */
function Note({ entry, reload }: { entry: Entry; reload: () => Promise<unknown> }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [isEditing, setEditing] = useState(false);
  const [edit] = useEditOrderNoteMutation();
  const [remove] = useDeleteOrderNoteMutation();
  const { id, note, isOwnNote } = entry;
  const text = note ?? '';

  async function save(values: { text: string; mentions: string[] }) {
    const result = await edit({ variables: { input: { id, ...values } } });
    const errorMessage = result.data?.editOrderNote.errors[0]?.message;
    if (errorMessage === undefined) setEditing(false);
    return errorMessage;
  }

  async function deleteNote() {
    // A failed request is already reported in a toast.
    const result = await remove({ variables: { input: { id } } }).catch(() => null);
    const errorMessage = result?.data?.deleteOrderNote.errors[0]?.message;
    if (errorMessage) notify.error(errorMessage);
    if (result) await settleReads(reload());
  }

  if (isEditing)
    return (
      <NoteForm
        draft={`order-note:${id}`}
        label={i18n.t('Note')}
        text={text}
        save={i18n.t('Save')}
        onSave={save}
        onCancel={() => setEditing(false)}
      />
    );
  return (
    <Box sx={{ p: 1, bgcolor: 'background.tile', borderRadius: 1 }}>
      <Chip size="small" variant="outlined" label={i18n.t('Staff note')} sx={{ mb: 0.5 }} />
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      <Stack
        direction="row"
        sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <EntryByline entry={entry} />
        {isOwnNote && (
          <Stack direction="row">
            <Button
              size="small"
              variant="text"
              aria-label={i18n.t('Edit the note: {text}', { text: shorten(text, 40) })}
              onClick={() => setEditing(true)}
            >
              {i18n.t('Edit')}
            </Button>
            <Button
              size="small"
              variant="text"
              aria-label={i18n.t('Delete the note: {text}', { text: shorten(text, 40) })}
              onClick={() => void deleteNote()}
            >
              {i18n.t('Delete')}
            </Button>
          </Stack>
        )}
      </Stack>
    </Box>
  );
}
