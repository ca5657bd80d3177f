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
  /** If omitted, the density cannot be changed. */
  density?: Density;
  /** Null for the list's default columns. */
  onColumns: (visibleColumns: ShownColumn[] | null) => void;
  onDensity?: (density: Density) => void;
}

/** Menu for choosing the columns, their order and the row density. */
export function ColumnsMenu<Row>({
  columns,
  visibleColumns,
  density,
  onColumns,
  onDensity,
}: ColumnsMenuProps<Row>) {
  const { i18n } = useLingui();
  const isShown = (field: string) => visibleColumns.some((column) => column.field === field);
  const hiddenColumns = columns.filter(({ field }) => !isShown(field));
  const orderedColumns = [
    ...visibleColumns.flatMap(({ field }) => columns.filter((column) => column.field === field)),
    ...hiddenColumns,
  ];

  function move(index: number, offset: number) {
    const nextColumns = [...visibleColumns];
    const [column] = nextColumns.splice(index, 1);
    if (column) nextColumns.splice(index + offset, 0, column);
    onColumns(nextColumns);
  }

  return (
    <ToolPopover icon={<ViewColumnOutlined />} label={/*i18n*/ 'Columns'}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: '50vh', overflowY: 'auto' }}>
        {orderedColumns.map(({ field, header }, index) => {
          const name = i18n.t(header);
          const isVisible = isShown(field);
          return (
            <Stack key={field} component="li" direction="row" sx={{ alignItems: 'center' }}>
              <FormControlLabel
                sx={{ flex: 1 }}
                control={
                  <Checkbox
                    size="small"
                    checked={isVisible}
                    disabled={isVisible && visibleColumns.length === 1}
                    onChange={(_event, isChecked) =>
                      onColumns(
                        isChecked
                          ? [...visibleColumns, { field }]
                          : visibleColumns.filter((column) => column.field !== field),
                      )
                    }
                  />
                }
                label={name}
              />
              {isVisible && (
                <>
                  <IconButton
                    size="small"
                    aria-label={i18n.t('Move {name} up', { name })}
                    disabled={index === 0}
                    onClick={() => move(index, -1)}
                  >
                    <ArrowUpward fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={i18n.t('Move {name} down', { name })}
                    disabled={index === visibleColumns.length - 1}
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
            onChange={(_event, selectedDensity: Density | null) =>
              selectedDensity && onDensity?.(selectedDensity)
            }
            aria-label={i18n.t('Density')}
          >
            {DENSITIES.map((densityOption) => (
              <ToggleButton key={densityOption} value={densityOption}>
                {i18n.t(DENSITY_NAMES[densityOption])}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </>
      )}
    </ToolPopover>
  );
}
