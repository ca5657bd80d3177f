import { useLingui } from '@lingui/react';
import {
  Box,
  Button,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatNpr } from '#domain/money.ts';
import { paths } from '#web/paths.ts';
import { Photo } from '#web/ui/Photo.tsx';
import { StockNote } from '../catalog/StockNote.tsx';
import { specificationRows } from '../product/specificationRows.ts';
import type { ComparePageQuery } from './ComparePage.generated.ts';

type Piece = ComparePageQuery['products']['edges'][number]['node'];

export interface CompareTableProps {
  pieces: readonly Piece[];
  onRemove: (id: string) => void;
}

/** A column for each piece, a row for each fact; the facts' names stay in sight while one scrolls sideways. */
export function CompareTable({ pieces, onRemove }: CompareTableProps) {
  const { i18n } = useLingui();
  const specifications = pieces.map((piece) => specificationRows(i18n, piece));
  const terms = [...new Set(specifications.flatMap((rows) => rows.map(({ term }) => term)))];
  const term = {
    position: 'sticky',
    left: 0,
    bgcolor: 'background.default',
    minWidth: { xs: 88, sm: 140 },
    pl: 0,
    color: 'text.secondary',
    verticalAlign: 'top',
  };

  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={i18n.t('Comparison')}>
      <Table sx={{ width: 'auto', '& td, & th': { minWidth: 160, maxWidth: 300 } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={term}>{i18n.t('Piece')}</TableCell>
            {pieces.map((piece) => (
              <TableCell key={piece.id} scope="col" sx={{ verticalAlign: 'top' }}>
                <PieceHead piece={piece} onRemove={() => onRemove(piece.id)} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell component="th" scope="row" sx={term}>
              {i18n.t('Price')}
            </TableCell>
            {pieces.map(({ id, price }) => (
              <TableCell key={id} sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 500 }}>
                {formatNpr(price, i18n.locale)}
              </TableCell>
            ))}
          </TableRow>
          <TableRow>
            <TableCell component="th" scope="row" sx={term}>
              {i18n.t('Rating')}
            </TableCell>
            {pieces.map(({ id, rating, reviewCount }) => (
              <TableCell key={id}>
                {rating
                  ? i18n.t('{rating} of 5, {count, plural, one {# review} other {# reviews}}', {
                      rating: i18n.number(rating, { maximumFractionDigits: 1 }),
                      count: reviewCount,
                    })
                  : '–'}
              </TableCell>
            ))}
          </TableRow>
          {terms.map((name) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={term}>
                {name}
              </TableCell>
              {specifications.map((rows, index) => (
                <TableCell key={pieces[index]?.id} sx={{ verticalAlign: 'top', whiteSpace: 'pre-line' }}>
                  {rows.find((row) => row.term === name)?.facts.join('\n') ?? '–'}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function PieceHead({ piece, onRemove }: { piece: Piece; onRemove: () => void }) {
  const { i18n } = useLingui();
  const { slug, name, images, stock } = piece;
  const [image] = images;
  return (
    <>
      {image && (
        <Photo image={{ ...image, alt: '' }} sizes="300px" ratio={1} sx={{ borderRadius: 1, mb: 1.5 }} />
      )}
      <Typography variant="h6" component="p">
        <Link component={RouterLink} to={paths.product(slug)} color="inherit">
          {name}
        </Link>
      </Typography>
      <StockNote stock={stock} />
      <Button
        size="small"
        onClick={onRemove}
        sx={{ ml: -1 }}
        aria-label={i18n.t('Take {name} away', { name })}
      >
        {i18n.t('Take away')}
      </Button>
    </>
  );
}
