import { useLingui } from '@lingui/react';
import { Box, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { settleReads } from '#web/api/settleReads.ts';
import { buildTimelineItems, type TimelineItem } from './buildTimelineItems.ts';
import { NoteForm } from './NoteForm.tsx';
import type { OrderRecordsQuery } from './OrderTimeline.generated.ts';
import { useAddOrderNoteMutation } from './OrderTimeline.generated.ts';
import { TimelineEmail } from './TimelineEmail.tsx';
import { TimelineEntry } from './TimelineEntry.tsx';

export interface OrderTimelineProps {
  order: Pick<Order, 'id' | 'fulfilment' | 'staff'>;
  emails: NonNullable<OrderRecordsQuery['mails']>['edges'] | undefined;
  reload: () => Promise<unknown>;
  onWrite: () => void;
}

/** Shows the timeline of an order with its emails and notes, newest first. */
export function OrderTimeline({ order, emails = [], reload, onWrite }: OrderTimelineProps) {
  const { i18n } = useLingui();
  const [view, setView] = useState<'all' | 'notes'>('all');
  const [add] = useAddOrderNoteMutation();
  const items = buildTimelineItems(order.staff.history, emails).filter(
    (item) => view === 'all' || isNote(item),
  );

  async function save(note: { text: string; mentions: string[] }) {
    const { data } = await add({ variables: { input: { id: order.id, ...note } } });
    const errorMessage = data?.addOrderNote.errors[0]?.message;
    if (errorMessage === undefined) await settleReads(reload());
    return errorMessage;
  }

  return (
    <Panel
      title={i18n.t('Timeline')}
      action={
        <Button size="small" variant="outlined" onClick={onWrite}>
          {i18n.t('Send email')}
        </Button>
      }
    >
      <Stack sx={{ gap: 2 }}>
        <NoteForm
          key={order.id}
          draft={`order-note:${order.id}`}
          label={i18n.t('New note')}
          save={i18n.t('Save note')}
          onSave={save}
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          onChange={(_event, selectedView: 'all' | 'notes' | null) => selectedView && setView(selectedView)}
          aria-label={i18n.t('Show')}
        >
          <ToggleButton value="all">{i18n.t('Everything')}</ToggleButton>
          <ToggleButton value="notes">{i18n.t('Notes only')}</ToggleButton>
        </ToggleButtonGroup>
        {items.length === 0 && <Typography color="textSecondary">{i18n.t('No notes yet.')}</Typography>}
        <Box component="ol" reversed aria-label={i18n.t('Timeline')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {items.map((item, index) => (
            <Box component="li" key={item.id} sx={renderTimelineDot(item, index === 0)}>
              {'entry' in item ? (
                <TimelineEntry entry={item.entry} fulfilment={order.fulfilment} reload={reload} />
              ) : (
                <TimelineEmail email={item.email} reload={reload} />
              )}
            </Box>
          ))}
        </Box>
      </Stack>
    </Panel>
  );
}

function isNote(item: TimelineItem): boolean {
  return 'entry' in item && item.entry.kind === 'NOTE';
}

function renderTimelineDot(item: TimelineItem, isFirst: boolean) {
  const isFailed =
    'entry' in item ? item.entry.status === 'CANCELLED' && item.entry.isStep : item.email.status === 'FAILED';
  return {
    position: 'relative',
    pl: 3,
    pb: 2,
    '&::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: 6,
      width: 9,
      height: 9,
      borderRadius: '50%',
      bgcolor: isFailed ? 'error.main' : isFirst ? 'primary.main' : 'controlBorder',
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: 4,
      top: 20,
      bottom: 0,
      borderLeft: 1,
      borderColor: 'divider',
    },
  } as const;
}
