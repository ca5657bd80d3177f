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

/** Adds, removes and orders the products of a manual collection. Each change is saved separately from the form. */
export function MembersEditor({ collectionId }: { collectionId: string }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const { data } = useCollectionMembersQuery({ fetchPolicy: 'network-only' });
  const [saveMembers, { loading }] = useSetCollectionMembersMutation();
  const loadedMembers = data?.collections.find(({ id }) => id === collectionId)?.staff.members;
  const [members, setMembers] = useState<readonly Member[] | null>(null);
  const [search, setSearch] = useState('');
  const debouncedSearch = useDebounced(search.trim(), 300);
  const { data: searchResult } = useCollectionCandidatesQuery({
    variables: { search: debouncedSearch },
    skip: debouncedSearch === '',
  });

  useEffect(() => {
    if (loadedMembers) setMembers((current) => current ?? loadedMembers);
  }, [loadedMembers]);

  const currentMembers = members ?? loadedMembers;
  const candidates = searchResult?.collectionCandidates.filter(
    ({ id }) => !currentMembers?.some((member) => member.id === id),
  );

  async function save(newMembers: readonly Member[]) {
    const previousMembers = currentMembers;
    setMembers(newMembers);
    try {
      const input = {
        id: collectionId,
        productIds: newMembers.map(({ id }) => id),
        known: previousMembers?.map(({ id }) => id),
      };
      const [problem] = (await saveMembers({ variables: { input } })).data?.setCollectionMembers.errors ?? [];
      if (!problem) return;
      notify.error(problem.message);
    } catch {
      notify.error(i18n.t('Something went wrong. Try again.'));
    }
    setMembers(previousMembers ?? null);
  }

  if (!currentMembers) return <Skeleton aria-hidden height={160} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        size="small"
        label={i18n.t('Find products to add')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        // Enter would submit the surrounding form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {debouncedSearch !== '' && (
        <Box component="ul" aria-label={i18n.t('Products found')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
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
                onClick={() => void save([...currentMembers, { id, name }])}
              >
                {i18n.t('Add')}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      <OrderedList
        label={i18n.t('Products in the collection')}
        items={currentMembers}
        getName={({ name }) => name}
        isBusy={loading}
        onReorder={(ids) =>
          void save(ids.flatMap((id) => currentMembers.find((member) => member.id === id) ?? []))
        }
      >
        {({ id, name }) => (
          <>
            <Typography sx={{ flex: 1, minWidth: 0 }}>{name}</Typography>
            <Button
              size="small"
              color="error"
              disabled={loading}
              aria-label={i18n.t('Remove {name}', { name })}
              onClick={() => void save(currentMembers.filter((member) => member.id !== id))}
            >
              {i18n.t('Remove')}
            </Button>
          </>
        )}
      </OrderedList>
      {currentMembers.length === 0 && (
        <Typography color="textSecondary">{i18n.t('No products yet. Find them above.')}</Typography>
      )}
    </Stack>
  );
}
