import ArrowDownward from 'icon:baseline-arrow-downward';
import ArrowUpward from 'icon:baseline-arrow-upward';
import ViewColumnOutlined from 'icon:outline-view-column';
import { useLingui } from '@lingui/react';
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  IconButton,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import type { ListColumn } from '../listColumn.ts';
import { DENSITIES, type Density, type ShownColumn } from '../state/listUrl.ts';
import { ToolPopover } from '../ToolPopover.tsx';

const DENSITY_NAMES: Record<Density, string> = {
  compact: /*i18n*/ 'Compact',
  standard: /*i18n*/ 'Standard',
  comfortable: /*i18n*/ 'Comfortable',
};

export interface ColumnsMenuProps<Row> {
  columns: readonly Pick<ListColumn<Row>, 'field' | 'header'>[];
  visibleColumns: readonly ShownColumn[];
  /** The density cannot be changed if this is omitted. */
  density?: Density;
  /** Null for the list's default columns. */
  onColumns: (shown: ShownColumn[] | null) => void;
  onDensity?: (density: Density) => void;
}

/** Chooses the columns, their order and the row density. */
export function ColumnsMenu<Row>({ columns, visibleColumns: shown, density, onColumns, onDensity }: ColumnsMenuProps<Row>) {
  const { i18n } = useLingui();
  const isShown = (field: string) => shown.some((one) => one.field === field);
  const hidden = columns.filter(({ field }) => !isShown(field));
  const ordered = [...shown.flatMap(({ field }) => columns.filter((one) => one.field === field)), ...hidden];

  function move(index: number, by: number) {
    const moved = [...shown];
    const [one] = moved.splice(index, 1);
    if (one) moved.splice(index + by, 0, one);
    onColumns(moved);
  }

  return (
    <ToolPopover icon={<ViewColumnOutlined />} label={/*i18n*/ 'Columns'}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: '50vh', overflowY: 'auto' }}>
        {ordered.map(({ field, header }, index) => {
          const name = i18n.t(header);
          const isOn = isShown(field);
          return (
            <Stack key={field} component="li" direction="row" sx={{ alignItems: 'center' }}>
              <FormControlLabel
                sx={{ flex: 1 }}
                control={
                  <Checkbox
                    size="small"
                    checked={isOn}
                    disabled={isOn && shown.length === 1}
                    onChange={(_event, on) =>
                      onColumns(on ? [...shown, { field }] : shown.filter((one) => one.field !== field))
                    }
                  />
                }
                label={name}
              />
              {isOn && (
                <>
                  <IconButton
                    size="small"
                    aria-label={i18n.t('Move {name} forward', { name })}
                    disabled={index === 0}
                    onClick={() => move(index, -1)}
                  >
                    <ArrowUpward fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={i18n.t('Move {name} back', { name })}
                    disabled={index === shown.length - 1}
                    onClick={() => move(index, 1)}
                  >
                    <ArrowDownward fontSize="small" />
                  </IconButton>
                </>
              )}
            </Stack>
          );
        })}
      </Box>
      <Button variant="text" onClick={() => onColumns(null)} sx={{ alignSelf: 'flex-start' }}>
        {i18n.t('Reset columns')}
      </Button>
      {density && (
        <>
          <Typography variant="h3" component="h2">
            {i18n.t('Density')}
          </Typography>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={density}
            onChange={(_event, chosen: Density | null) => chosen && onDensity?.(chosen)}
            aria-label={i18n.t('Density')}
          >
            {DENSITIES.map((each) => (
              <ToggleButton key={each} value={each}>
                {i18n.t(DENSITY_NAMES[each])}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </>
      )}
    </ToolPopover>
  );
}
