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
import { CATEGORIES, PIECE_TYPES } from '#domain/catalog/catalogTerms.ts';
import { METALS, PURITIES } from '#domain/catalog/metals.ts';
import { SHEET_COLUMNS, VALUE_COLUMNS, type ValueColumn } from '#domain/catalog/productSheet.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { ScrollBox } from '#web/admin/ui/ScrollBox.tsx';
import { SheetText } from '#web/admin/ui/sheet/SheetText.tsx';
import type { ProductSheetSource } from '#web/graphql/types.generated.ts';
import { categoryLabels, metalLabels, typeLabels } from '#web/labels/catalogLabels.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { isReadAsItIs, type OpenedSheet, type SheetReading } from './sheetReading.ts';
import { valueTexts } from './valueTexts.ts';

export interface ColumnsPanelProps {
  sheet: OpenedSheet;
  reading: SheetReading;
  isBusy: boolean;
  onChange: (reading: SheetReading) => void;
  onCheck: () => void;
}

const sourceTexts: Record<ProductSheetSource, string> = {
  OWN: /*i18n*/ 'The columns have the names of the template.',
  SHOPIFY:
    /*i18n*/ 'This is a product export of Shopify. Metal, purity, type and category are read from titles, types, tags and descriptions.',
  WOOCOMMERCE:
    /*i18n*/ 'This is a product export of WooCommerce. Metal, purity, type and category are read from names, categories, tags, attributes and descriptions.',
  REMEMBERED: /*i18n*/ 'A file with these columns was imported before. They are taken the same way.',
  GUESSED: /*i18n*/ 'The columns have other names than those of the template. Check what each of them is.',
};

/** What each column of a file is, and what new products have where the file does not say so. */
export function ColumnsPanel({ sheet, reading, isBusy, onChange, onCheck }: ColumnsPanelProps) {
  const { i18n } = useLingui();
  const taken = Object.values(reading.columns);
  const hasSku = isReadAsItIs(reading) || taken.includes('sku');
  return (
    <Panel
      title={i18n.t('Columns')}
      action={
        <Button variant="contained" disabled={isBusy || !hasSku} onClick={onCheck}>
          {i18n.t('Check the products')}
        </Button>
      }
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {i18n.t(sourceTexts[reading.source])}
      </Typography>
      {!isReadAsItIs(reading) && (
        <>
          {!hasSku && (
            <FormAlert>{i18n.t('Choose the column of the SKU: each product is known by it.')}</FormAlert>
          )}
          <ScrollBox label={i18n.t('Columns of the file')} sx={{ mb: 2 }}>
            <Table size="small" sx={{ minWidth: 480, overflowWrap: 'break-word' }}>
              <TableHead>
                <TableRow>
                  <TableCell>{i18n.t('In the file')}</TableCell>
                  <TableCell>{i18n.t('First row')}</TableCell>
                  <TableCell>{i18n.t('Is taken as')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {Object.entries(reading.columns).map(([name, column]) => (
                  <TableRow key={name}>
                    <TableCell component="th" scope="row">
                      {name}
                    </TableCell>
                    <TableCell>
                      <SheetText text={sheet.sample[0]?.[sheet.header.indexOf(name)] || '–'} />
                    </TableCell>
                    <TableCell>
                      <Select
                        native
                        size="small"
                        value={column}
                        onChange={({ target }) =>
                          onChange({ ...reading, columns: { ...reading.columns, [name]: target.value } })
                        }
                        input={<OutlinedInput size="small" />}
                        inputProps={{ 'aria-label': i18n.t('{name} is taken as', { name }) }}
                      >
                        <option value="">{i18n.t('Left out')}</option>
                        {SHEET_COLUMNS.filter((each) => each === column || !taken.includes(each)).map(
                          (each) => (
                            <option key={each} value={each}>
                              {each}
                            </option>
                          ),
                        )}
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
        {i18n.t('New products without one of these')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}>
        {VALUE_COLUMNS.map((column) => (
          <ValueChoice
            key={column}
            column={column}
            value={reading.values[column] ?? ''}
            onChange={(value) => onChange({ ...reading, values: { ...reading.values, [column]: value } })}
          />
        ))}
      </Box>
    </Panel>
  );
}

const choices: Record<ValueColumn, readonly (readonly [value: string, label: string])[]> = {
  category: CATEGORIES.map((category) => [category, categoryLabels[category]]),
  type: PIECE_TYPES.map((type) => [type, typeLabels[type]]),
  metal: METALS.map((metal) => [metal, metalLabels[metal]]),
  purity: Object.keys(PURITIES).map((purity) => [purity, purity]),
};

interface ValueChoiceProps {
  column: ValueColumn;
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
        <option value="">{i18n.t('Refuse the product')}</option>
        {choices[column].map(([each, label]) => (
          <option key={each} value={each}>
            {i18n.t(label)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
