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
import { auditFieldTexts } from '#web/admin/audit/auditFields.ts';
import { StatusDot, type Tone } from '#web/admin/ui/StatusDot.tsx';
import type { ImportOutcome } from '#web/graphql/types.generated.ts';
import { problemText } from '#web/locale/problemText.ts';
import type { ImportedPieceFragment } from './ImportProducts.generated.ts';
import { valueTexts } from './valueTexts.ts';

/** More would make the screen slow and tell nobody more. */
const MAX_SHOWN = 200;

const outcomes: Record<ImportOutcome, { tone: Tone; will: string; was: string }> = {
  CREATED: { tone: 'good', will: /*i18n*/ 'New', was: /*i18n*/ 'Created' },
  UPDATED: { tone: 'busy', will: /*i18n*/ 'Will change', was: /*i18n*/ 'Changed' },
  UNCHANGED: { tone: 'quiet', will: /*i18n*/ 'As it is', was: /*i18n*/ 'As it is' },
  REFUSED: { tone: 'bad', will: /*i18n*/ 'Error', was: /*i18n*/ 'Skipped' },
};

interface ImportResultsProps {
  pieces: readonly ImportedPieceFragment[];
  dryRun: boolean;
}

/** What becomes of each piece of a sheet, what is wrong first. */
export function ImportResults({ pieces, dryRun }: ImportResultsProps) {
  const { i18n } = useLingui();
  const [isWrongOnly, setWrongOnly] = useState(false);
  const counts = Object.entries(outcomes).map(([outcome, { tone, will, was }]) => ({
    outcome,
    tone,
    word: dryRun ? will : was,
    count: pieces.filter((piece) => piece.outcome === outcome).length,
  }));
  const wrong = pieces.filter(({ outcome }) => outcome === 'REFUSED');
  const rows = isWrongOnly ? wrong : [...wrong, ...pieces.filter((piece) => !wrong.includes(piece))];
  const shown = rows.slice(0, MAX_SHOWN);

  return (
    <>
      <Stack
        direction="row"
        role="status"
        sx={{ gap: 3, flexWrap: 'wrap', alignItems: 'center', mb: 1, minHeight: 40 }}
      >
        {counts
          .filter(({ count }) => count > 0)
          .map(({ outcome, tone, word, count }) => (
            <StatusDot key={outcome} tone={tone}>
              {`${i18n.t(word)}: ${i18n.number(count)}`}
            </StatusDot>
          ))}
        {wrong.length > 0 && (
          <FormControlLabel
            label={i18n.t('Only errors')}
            control={<Switch size="small" checked={isWrongOnly} onChange={(_, only) => setWrongOnly(only)} />}
          />
        )}
      </Stack>
      <TableContainer tabIndex={0} role="region" aria-label={i18n.t('Products in the file')}>
        <Table sx={{ minWidth: 640, overflowWrap: 'break-word', '& td': { verticalAlign: 'top' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{i18n.t('Rows')}</TableCell>
              <TableCell>{i18n.t('SKU')}</TableCell>
              <TableCell>{dryRun ? i18n.t('What would happen') : i18n.t('What happened')}</TableCell>
              <TableCell align="right">{i18n.t('Price')}</TableCell>
              <TableCell>{i18n.t('Details')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((piece) => (
              <ImportedRow key={piece.rows.join()} piece={piece} dryRun={dryRun} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {rows.length > shown.length && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {i18n.t('And {count, plural, one {# more product} other {# more products}}.', {
            count: rows.length - shown.length,
          })}
        </Typography>
      )}
    </>
  );
}

function ImportedRow({ piece, dryRun }: { piece: ImportedPieceFragment; dryRun: boolean }) {
  const { i18n } = useLingui();
  const { rows, sku, outcome, product, priceBefore, priceAfter, changed, problems } = piece;
  const { tone, will, was } = outcomes[outcome];
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
        <StatusDot tone={tone}>{i18n.t(dryRun ? will : was)}</StatusDot>
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
            {placedProblem(i18n, problem)}
          </Typography>
        ))}
        {changed.map((field) => i18n.t(auditFieldTexts[field] ?? field)).join(', ')}
      </TableCell>
    </TableRow>
  );
}

/** A problem with its place: the column as the file calls it, and what its cell holds. */
function placedProblem(
  i18n: I18n,
  { row: at, column, header, value, reason, params, message }: ImportedPieceFragment['problems'][number],
): string {
  const row = i18n.number(at);
  const why = problemText({ reason: reason ?? undefined, params, message });
  if (column === null) return i18n.t('Row {row}: {message}', { row, message: why });
  const named = valueTexts[column];
  const place = header ?? (named ? i18n.t(named) : column);
  return value === null
    ? i18n.t('Row {row}, {column}: {message}', { row, column: place, message: why })
    : i18n.t('Row {row}, {column} “{cell}”: {message}', { row, column: place, cell: value, message: why });
}
