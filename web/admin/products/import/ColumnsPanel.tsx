import { useLingui } from '@lingui/react';
import {
  Box,
  Button,
  OutlinedInput,
  Select,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { CATEGORIES, PRODUCT_TYPES } from '#domain/catalog/catalogTerms.ts';
import { METALS, PURITIES } from '#domain/catalog/metals.ts';
import {
  DEFAULTABLE_COLUMNS,
  type DefaultableColumn,
  SPREADSHEET_COLUMNS,
} from '#domain/catalog/productSpreadsheet.ts';
import { CsvCellText } from '#web/admin/ui/csv/CsvCellText.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { ScrollBox } from '#web/admin/ui/ScrollBox.tsx';
import type { ProductSheetSource } from '#web/graphql/types.generated.ts';
import { categoryLabels, metalLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { type ColumnMapping, isRecognised, type OpenedFile } from './columnMapping.ts';
import { valueTexts } from './valueTexts.ts';

export interface ColumnsPanelProps {
  spreadsheet: OpenedFile;
  columnMapping: ColumnMapping;
  isBusy: boolean;
  onChange: (mapping: ColumnMapping) => void;
  onCheck: () => void;
}

const sourceTexts: Record<ProductSheetSource, string> = {
  OWN: /*i18n*/ 'The column names match the template.',
  SHOPIFY:
    /*i18n*/ 'This is a Shopify product export. Metal, purity, type and category are read from titles, types, tags and descriptions.',
  WOOCOMMERCE:
    /*i18n*/ 'This is a WooCommerce product export. Metal, purity, type and category are read from names, categories, tags, attributes and descriptions.',
  SAVED: /*i18n*/ 'A file with these columns has been imported before. The same column mapping will be used.',
  DETECTED: /*i18n*/ 'The column names differ from the template. Check how each column will be imported.',
};

/** Maps the columns of a file and sets defaults for new products. */
export function ColumnsPanel({ spreadsheet, columnMapping, isBusy, onChange, onCheck }: ColumnsPanelProps) {
  const { i18n } = useLingui();
  const assignedColumns = Object.values(columnMapping.columns);
  const hasSku = isRecognised(columnMapping) || assignedColumns.includes('sku');
  return (
    <Panel
      title={i18n.t('Columns')}
      action={
        <Button variant="contained" disabled={isBusy || !hasSku} onClick={onCheck}>
          {i18n.t('Check products')}
        </Button>
      }
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {i18n.t(sourceTexts[columnMapping.source])}
      </Typography>
      {!isRecognised(columnMapping) && (
        <>
          {!hasSku && (
            <FormAlert>{i18n.t('Choose the SKU column. The SKU identifies each product.')}</FormAlert>
          )}
          <ScrollBox label={i18n.t('Columns in the file')} sx={{ mb: 2 }}>
            <Table size="small" sx={{ minWidth: 480, overflowWrap: 'break-word' }}>
              <TableHead>
                <TableRow>
                  <TableCell>{i18n.t('Column in the file')}</TableCell>
                  <TableCell>{i18n.t('First row')}</TableCell>
                  <TableCell>{i18n.t('Import as')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {Object.entries(columnMapping.columns).map(([name, column]) => (
                  <TableRow key={name}>
                    <TableCell component="th" scope="row">
                      {name}
                    </TableCell>
                    <TableCell>
                      <CsvCellText text={spreadsheet.sample[0]?.[spreadsheet.header.indexOf(name)] || '–'} />
                    </TableCell>
                    <TableCell>
                      <Select
                        native
                        size="small"
                        value={column}
                        onChange={({ target }) =>
                          onChange({
                            ...columnMapping,
                            columns: { ...columnMapping.columns, [name]: target.value },
                          })
                        }
                        input={<OutlinedInput size="small" />}
                        inputProps={{ 'aria-label': i18n.t('Import {name} as', { name }) }}
                      >
                        <option value="">{i18n.t('Do not import')}</option>
                        {SPREADSHEET_COLUMNS.filter(
                          (columnOption) =>
                            columnOption === column || !assignedColumns.includes(columnOption),
                        ).map((columnOption) => (
                          <option key={columnOption} value={columnOption}>
                            {columnOption}
                          </option>
                        ))}
                      </Select>
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </ScrollBox>
        </>
      )}
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        {i18n.t('Defaults for new products')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}>
        {DEFAULTABLE_COLUMNS.map((column) => (
          <ValueChoice
            key={column}
            column={column}
            value={columnMapping.values[column] ?? ''}
            onChange={(value) =>
              onChange({ ...columnMapping, values: { ...columnMapping.values, [column]: value } })
            }
          />
        ))}
      </Box>
    </Panel>
  );
}

const choices: Record<DefaultableColumn, readonly (readonly [value: string, label: string])[]> = {
  category: CATEGORIES.map((category) => [category, categoryLabels[category]]),
  type: PRODUCT_TYPES.map((type) => [type, typeLabels[type]]),
  metal: METALS.map((metal) => [metal, metalLabels[metal]]),
  purity: Object.keys(PURITIES).map((purity) => [purity, purity]),
};

interface ValueChoiceProps {
  column: DefaultableColumn;
  value: string;
  onChange: (value: string) => void;
}

function ValueChoice({ column, value, onChange }: ValueChoiceProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <Field id={id} label={i18n.t(valueTexts[column] ?? column)}>
      <Select
        native
        fullWidth
        value={value}
        onChange={({ target }) => onChange(target.value)}
        input={<OutlinedInput size="small" />}
        inputProps={{ id }}
      >
        <option value="">{i18n.t('No default (skip the product)')}</option>
        {choices[column].map(([each, label]) => (
          <option key={each} value={each}>
            {i18n.t(label)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
