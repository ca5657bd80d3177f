import { useLingui } from '@lingui/react';
import { Box, Button, FormHelperText, FormLabel, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useMay } from '#web/session/useMay.ts';
import { PieceSearch } from '../products/found/PieceSearch.tsx';
import { useCouponPiecesQuery } from './Coupons.generated.ts';
import type { CouponValues } from './couponValues.ts';

const MOST = 50;

/** Single pieces that a coupon counts for, found by name or SKU. */
export function PiecesInput({ control }: { control: Control<CouponValues> }) {
  const { i18n } = useLingui();
  const id = useId();
  const maySeePieces = useMay()('readCatalog');
  const { field, fieldState } = useController({ control, name: 'productIds' });
  const chosen = field.value;
  return (
    <Stack role="group" aria-labelledby={id} sx={{ gap: 1 }}>
      <FormLabel id={id}>{i18n.t('Single pieces')}</FormLabel>
      {!maySeePieces && (
        <Typography color="textSecondary">{i18n.t('Who may see the catalog chooses the pieces.')}</Typography>
      )}
      {maySeePieces && chosen.length > 0 && (
        <ChosenPieces
          ids={chosen}
          onRemove={(productId) => field.onChange(chosen.filter((one) => one !== productId))}
        />
      )}
      {maySeePieces && chosen.length < MOST && (
        <PieceSearch
          ref={field.ref}
          except={chosen}
          onChoose={({ productId }) => field.onChange([...chosen, productId])}
        />
      )}
      {fieldState.error?.message && (
        <FormHelperText error role="alert">
          {i18n.t(fieldState.error.message)}
        </FormHelperText>
      )}
    </Stack>
  );
}

interface ChosenPiecesProps {
  ids: readonly string[];
  onRemove: (id: string) => void;
}

/** One that is gone keeps its place, so that it is seen and can be taken out. */
function ChosenPieces({ ids, onRemove }: ChosenPiecesProps) {
  const { i18n } = useLingui();
  const { data, previousData } = useCouponPiecesQuery({ variables: { ids: [...ids] } });
  const pieces = (data ?? previousData)?.adminProducts.edges.map(({ node }) => node);
  return (
    <Box
      component="ul"
      aria-label={i18n.t('Pieces chosen')}
      sx={{ m: 0, px: 1.5, listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      {ids.map((id) => {
        const piece = pieces?.find((one) => one.id === id);
        const name = piece?.name ?? (data ? i18n.t('No longer there') : '…');
        return (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 0.5 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}{' '}
              <Typography component="span" variant="body2" color="textSecondary">
                {piece?.sku}
              </Typography>
            </Box>
            <Button
              size="small"
              color="error"
              aria-label={i18n.t('Remove {name}', { name })}
              onClick={() => onRemove(id)}
            >
              {i18n.t('Remove')}
            </Button>
          </Box>
        );
      })}
    </Box>
  );
}
