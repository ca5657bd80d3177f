import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatDate } from '#web/locale/formatTime.ts';
import { CreditNoteDownload } from '#web/order/CreditNoteDownload.tsx';
import type { CreditNotes_OrderFragment } from './CreditNotes.generated.ts';

export interface CreditNotesProps {
  order: CreditNotes_OrderFragment;
  /** Token that gives a guest access to the order. */
  guestToken?: string | null | undefined;
}

/** Credit notes of an order, each with a download. Renders nothing if there are none. */
export function CreditNotes({ order: { creditNotes }, guestToken }: CreditNotesProps) {
  const { i18n } = useLingui();
  if (creditNotes.length === 0) return null;
  return (
    <section>
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        {i18n.t('Credit notes')}
      </Typography>
      <Box
        component="ul"
        aria-label={i18n.t('Credit notes')}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
      >
        {creditNotes.map((note) => (
          <Box
            component="li"
            key={note.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}
          >
            <CreditNoteDownload note={note} shouldShowNumber guestToken={guestToken} />
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {formatNpr(note.total, i18n.locale)} · {formatDate(note.issuedAt, i18n.locale)}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}
