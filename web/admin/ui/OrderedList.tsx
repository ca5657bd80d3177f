import ArrowDownward from 'icon:outline-arrow-downward';
import ArrowUpward from 'icon:outline-arrow-upward';
import DragIndicator from 'icon:outline-drag-indicator';
import { useLingui } from '@lingui/react';
import { Box, IconButton } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

interface OrderedListProps<Item> {
  label: string;
  items: readonly Item[];
  getName(item: Item): string;
  /** Called with all ids in their new order. */
  onReorder(ids: string[]): void;
  isBusy?: boolean;
  children: (item: Item) => ReactNode;
}

/** List whose items are reordered by dragging, buttons or keyboard. */
export function OrderedList<Item extends { id: string }>({
  label,
  items,
  getName,
  onReorder,
  isBusy = false,
  children,
}: OrderedListProps<Item>) {
  const { i18n } = useLingui();
  const [draggedIndex, setDraggedIndex] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');

  function move(from: number, to: number) {
    const ids = items.map(({ id }) => id);
    const item = items[from];
    if (!item || to < 0 || to >= ids.length || to === from) return;
    ids.splice(from, 1);
    ids.splice(to, 0, item.id);
    setAnnouncement(
      i18n.t('{name} moved to position {place} of {count}.', {
        name: getName(item),
        place: to + 1,
        count: ids.length,
      }),
    );
    onReorder(ids);
  }

  return (
    <>
      <Box component="ol" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item, index) => {
          const name = getName(item);
          return (
            <Box
              component="li"
              key={item.id}
              draggable={!isBusy}
              onDragStart={() => setDraggedIndex(index)}
              onDragEnd={() => setDraggedIndex(null)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault();
                if (draggedIndex !== null) move(draggedIndex, index);
              }}
              sx={{
                display: 'flex',
                flexWrap: { xs: 'wrap', sm: 'nowrap' },
                gap: 1,
                alignItems: 'center',
                py: 1,
                borderBottom: 1,
                borderColor: 'divider',
                opacity: draggedIndex === index ? 0.5 : 1,
              }}
            >
              <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0 }}>
                <DragIndicator
                  aria-hidden
                  fontSize="small"
                  sx={{ color: 'text.secondary', cursor: 'grab' }}
                />
                <IconButton
                  size="small"
                  aria-label={i18n.t('Move {name} up', { name })}
                  disabled={index === 0 || isBusy}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={i18n.t('Move {name} down', { name })}
                  disabled={index === items.length - 1 || isBusy}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDownward fontSize="small" />
                </IconButton>
              </Box>
              {children(item)}
            </Box>
          );
        })}
      </Box>
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  );
}
