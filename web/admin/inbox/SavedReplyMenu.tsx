import { useLingui } from '@lingui/react';
import { Button, Menu, MenuItem } from '@mui/material';
import { useContext, useState } from 'react';
import { SiteName } from '#web/ui/siteName.ts';
import { type Thread_ThreadFragment, useSavedRepliesQuery } from './Inbox.generated.ts';

export interface SavedReplyMenuProps {
  thread: Thread_ThreadFragment;
  onChoose: (text: string) => void;
}

/** Inserts a saved reply in English or Nepali, with its placeholders replaced. */
export function SavedReplyMenu({ thread: { name, order }, onChoose }: SavedReplyMenuProps) {
  const { i18n } = useLingui();
  const store = useContext(SiteName);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useSavedRepliesQuery();
  const replies = data?.savedReplies ?? [];
  if (replies.length === 0) return null;

  function insertReply(text: string) {
    setAnchor(null);
    onChoose(fillPlaceholders(text, { name, order: order?.number ?? '', store }));
  }

  return (
    <>
      <Button
        variant="text"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {i18n.t('Insert a saved reply')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {replies.flatMap(({ id, title, text, textNe }) => [
          <MenuItem key={id} onClick={() => insertReply(text)}>
            {title}
          </MenuItem>,
          ...(textNe
            ? [
                <MenuItem key={`${id}-ne`} onClick={() => insertReply(textNe)}>
                  {i18n.t('{title}, in Nepali', { title })}
                </MenuItem>,
              ]
            : []),
        ])}
      </Menu>
    </>
  );
}

/** Placeholders of a saved reply, replaced when it is inserted. */
const PLACEHOLDERS = ['name', 'order', 'store'] as const;

type PlaceholderValues = Record<(typeof PLACEHOLDERS)[number], string>;

/** Replaces the placeholders of a text. A placeholder without a value, such as a missing order, is removed. */
function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(/\{(name|order|store)\}/g, (_place, name: keyof PlaceholderValues) => values[name]);
}
