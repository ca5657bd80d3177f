import TuneOutlined from 'icon:outline-tune';
import { useLingui } from '@lingui/react';
import { Box, IconButton } from '@mui/material';
import { RowButton } from '#web/admin/ui/RowButton.tsx';
import type { Location_AllFragment as Location } from '../../locations/Locations.generated.ts';
import type { StockItem_AllFragment as Item } from '../Stock.generated.ts';
import { QuantityCell } from './QuantityCell.tsx';

export interface AvailableCellProps {
  item: Item;
  /** Null if several locations have stock. In that case, the stock can be edited only in the dialog. */
  location: Location | null;
  onOpen: () => void;
}

/** Stock of a variant: editable if it is at a single location, otherwise a button that opens the dialog. */
export function AvailableCell({ item, location, onOpen }: AvailableCellProps) {
  const { i18n } = useLingui();
  const label = i18n.t('Stock of {name}', { name: item.sku });
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25, height: 1 }}>
      {location ? (
        <QuantityCell item={item} location={location} />
      ) : (
        <RowButton onClick={onOpen}>{i18n.number(item.quantity)}</RowButton>
      )}
      <IconButton size="small" aria-label={label} title={label} onClick={onOpen}>
        <TuneOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
}
