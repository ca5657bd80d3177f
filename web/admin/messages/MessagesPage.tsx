import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { AdminList } from '../list/AdminList.tsx';
import { RowButton } from '../ui/RowButton.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import type { Messages_MessageFragment } from './Messages.generated.ts';
import { messagesList } from './messagesList.tsx';

/** What people wrote to the store. */
export function MessagesPage() {
  const client = useApolloClient();
  const [opened, setOpened] = useState<Messages_MessageFragment | null>(null);
  const [definition] = useState(() =>
    messagesList((message) => <RowButton onClick={() => setOpened(message)}>{message.subject}</RowButton>),
  );
  return (
    <>
      <AdminList definition={definition} />
      {opened && (
        <MessageDialog
          message={opened}
          onClose={() => {
            setOpened(null);
            // A message that became something else may no longer be among those that are asked for.
            void client.refetchQueries({ include: 'active' });
          }}
        />
      )}
    </>
  );
}
