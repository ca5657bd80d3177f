import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import {
  FormControlLabel,
  Link,
  Stack,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatNpr } from '#domain/pricing/money.ts';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { auditFieldTexts } from '#web/admin/audit/auditFieldTexts.ts';
import { StatusDot, type Tone } from '#web/admin/ui/StatusDot.tsx';
import type { ImportOutcome } from '#web/graphql/types.generated.ts';
import { getProblemText } from '#web/locale/problemText.ts';
import type { ImportedProductFragment } from './ImportProducts.generated.ts';
import { valueTexts } from './valueTexts.ts';

/** More rows would slow the screen down without being useful. */
const MAX_VISIBLE_ROWS = 200;

const outcomes: Record<ImportOutcome, { tone: Tone; previewText: string; resultText: string }> = {
  CREATED: { tone: 'good', previewText: /*i18n*/ 'New', resultText: /*i18n*/ 'Created' },
  UPDATED: { tone: 'busy', previewText: /*i18n*/ 'Will change', resultText: /*i18n*/ 'Changed' },
  UNCHANGED: { tone: 'quiet', previewText: /*i18n*/ 'Unchanged', resultText: /*i18n*/ 'Unchanged' },
  REFUSED: { tone: 'bad', previewText: /*i18n*/ 'Error', resultText: /*i18n*/ 'Skipped' },
};

interface ImportResultsProps {
  products: readonly ImportedProductFragment[];
  dryRun: boolean;
}

/** Lists the result of each imported product, problems first. */
export function ImportResults({ products, dryRun }: ImportResultsProps) {
  const { i18n } = useLingui();
  const [areOnlyErrorsShown, setOnlyErrorsShown] = useState(false);
  const outcomeCounts = Object.entries(outcomes).map(([outcome, { tone, previewText, resultText }]) => ({
    outcome,
    tone,
    word: dryRun ? previewText : resultText,
    count: products.filter((importedProduct) => importedProduct.outcome === outcome).length,
  }));
  const refusedProducts = products.filter(({ outcome }) => outcome === 'REFUSED');
  const rows = areOnlyErrorsShown
    ? refusedProducts
    : [
        ...refusedProducts,
        ...products.filter((importedProduct) => !refusedProducts.includes(importedProduct)),
      ];
  const visibleProducts = rows.slice(0, MAX_VISIBLE_ROWS);

  return (
    <>
      <Stack
        direction="row"
        role="status"
        sx={{ gap: 3, flexWrap: 'wrap', alignItems: 'center', mb: 1, minHeight: 40 }}
      >
        {outcomeCounts
          .filter(({ count }) => count > 0)
          .map(({ outcome, tone, word, count }) => (
            <StatusDot key={outcome} tone={tone}>
              {`${i18n.t(word)}: ${i18n.number(count)}`}
            </StatusDot>
          ))}
        {refusedProducts.length > 0 && (
          <FormControlLabel
            label={i18n.t('Errors only')}
            control={
              <Switch
                size="small"
                checked={areOnlyErrorsShown}
                onChange={(_, isChecked) => setOnlyErrorsShown(isChecked)}
              />
            }
          />
        )}
      </Stack>
      <TableContainer tabIndex={0} role="region" aria-label={i18n.t('Products in the file')}>
        <Table sx={{ minWidth: 640, overflowWrap: 'break-word', '& td': { verticalAlign: 'top' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{i18n.t('Rows')}</TableCell>
              <TableCell>{i18n.t('SKU')}</TableCell>
              <TableCell>{dryRun ? i18n.t('Preview') : i18n.t('Result')}</TableCell>
              <TableCell align="right">{i18n.t('Price')}</TableCell>
              <TableCell>{i18n.t('Details')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {visibleProducts.map((importedProduct) => (
              <ImportedRow
                key={importedProduct.rows.join()}
                importedProduct={importedProduct}
                dryRun={dryRun}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {rows.length > visibleProducts.length && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {i18n.t('And {count, plural, one {# more product} other {# more products}}.', {
            count: rows.length - visibleProducts.length,
          })}
        </Typography>
      )}
    </>
  );
}

function ImportedRow({
  importedProduct,
  dryRun,
}: {
  importedProduct: ImportedProductFragment;
  dryRun: boolean;
}) {
  const { i18n } = useLingui();
  const { rows, sku, outcome, product, priceBefore, priceAfter, changed, problems } = importedProduct;
  const { tone, previewText, resultText } = outcomes[outcome];
  return (
    <TableRow>
      <TableCell>{rows.map((row) => i18n.number(row)).join(', ')}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {product ? (
          <Link component={RouterLink} to={adminPaths.product(product.id)}>
            {sku}
          </Link>
        ) : (
          sku || '–'
        )}
      </TableCell>
      <TableCell>
        <StatusDot tone={tone}>{i18n.t(dryRun ? previewText : resultText)}</StatusDot>
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {priceBefore !== null && priceBefore !== priceAfter && priceAfter !== null && (
          <>{formatNpr(priceBefore, i18n.locale)} → </>
        )}
        {priceAfter === null ? '–' : formatNpr(priceAfter, i18n.locale)}
      </TableCell>
      <TableCell>
        {problems.map((problem) => (
          <Typography
            key={`${problem.row} ${problem.column} ${problem.message}`}
            variant="body2"
            color="error"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {formatProblem(i18n, problem)}
          </Typography>
        ))}
        {changed.map((field) => i18n.t(auditFieldTexts[field] ?? field)).join(', ')}
      </TableCell>
    </TableRow>
  );
}

/** Formats a problem with its location: the file's column and the cell's value. */
function formatProblem(
  i18n: I18n,
  {
    row: rowNumber,
    column,
    header,
    value,
    reason,
    params,
    message,
  }: ImportedProductFragment['problems'][number],
): string {
  const row = i18n.number(rowNumber);
  const problemMessage = getProblemText({ reason: reason ?? undefined, params, message });
  if (column === null) return i18n.t('Row {row}: {message}', { row, message: problemMessage });
  const columnLabel = valueTexts[column];
  const columnName = header ?? (columnLabel ? i18n.t(columnLabel) : column);
  return value === null
    ? i18n.t('Row {row}, {column}: {message}', { row, column: columnName, message: problemMessage })
    : i18n.t('Row {row}, {column} “{cell}”: {message}', {
        row,
        column: columnName,
        cell: value,
        message: problemMessage,
      });
}
