import { useLingui } from '@lingui/react';
import { Box, Button, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { OrderedList } from '#web/admin/ui/OrderedList.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useDebounced } from '#web/ui/useDebounced.ts';
import {
  useCollectionCandidatesQuery,
  useCollectionMembersQuery,
  useSetCollectionMembersMutation,
} from './Collections.generated.ts';

interface Member {
  id: string;
  name: string;
}

/** The pieces that are in a collection by hand: found and added, taken out, put in order. They are saved by themselves. */
export function MembersEditor({ collectionId }: { collectionId: string }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { data } = useCollectionMembersQuery({ fetchPolicy: 'network-only' });
  const [set, { loading }] = useSetCollectionMembersMutation();
  const there = data?.collections.find(({ id }) => id === collectionId)?.staff.members;
  const [members, setMembers] = useState<readonly Member[] | null>(null);
  const [search, setSearch] = useState('');
  const asked = useDebounced(search.trim(), 300);
  const { data: found } = useCollectionCandidatesQuery({
    variables: { search: asked },
    skip: asked === '',
  });

  useEffect(() => {
    if (there) setMembers((known) => known ?? there);
  }, [there]);

  const known = members ?? there;
  const candidates = found?.collectionCandidates.filter(({ id }) => !known?.some((one) => one.id === id));

  async function save(next: readonly Member[]) {
    const before = known;
    setMembers(next);
    try {
      const input = {
        id: collectionId,
        productIds: next.map(({ id }) => id),
        known: before?.map(({ id }) => id),
      };
      const [problem] = (await set({ variables: { input } })).data?.setCollectionMembers.errors ?? [];
      if (!problem) return;
      notify.error(problem.message);
    } catch {
      notify.error(i18n.t('That did not work. Please try again.'));
    }
    setMembers(before ?? null);
  }

  if (!known) return <Skeleton aria-hidden height={160} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        size="small"
        label={i18n.t('Find pieces to add')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        // Enter would send the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {asked !== '' && (
        <Box component="ul" aria-label={i18n.t('Pieces found')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {candidates?.map(({ id, name, sku }) => (
            <Box component="li" key={id} sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.5 }}>
              <Typography sx={{ flex: 1, minWidth: 0 }}>
                {name}{' '}
                <Typography component="span" variant="body2" color="textSecondary">
                  {sku}
                </Typography>
              </Typography>
              <Button
                size="small"
                disabled={loading}
                aria-label={i18n.t('Add {name}', { name })}
                onClick={() => void save([...known, { id, name }])}
              >
                {i18n.t('Add')}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      <OrderedList
        label={i18n.t('Pieces of the collection')}
        items={known}
        nameOf={({ name }) => name}
        isBusy={loading}
        onOrder={(ids) => void save(ids.flatMap((id) => known.find((one) => one.id === id) ?? []))}
      >
        {({ id, name }) => (
          <>
            <Typography sx={{ flex: 1, minWidth: 0 }}>{name}</Typography>
            <Button
              size="small"
              color="error"
              disabled={loading}
              aria-label={i18n.t('Remove {name}', { name })}
              onClick={() => void save(known.filter((one) => one.id !== id))}
            >
              {i18n.t('Remove')}
            </Button>
          </>
        )}
      </OrderedList>
      {known.length === 0 && (
        <Typography color="textSecondary">{i18n.t('No pieces yet. Find them above.')}</Typography>
      )}
    </Stack>
  );
}
