import { useLingui } from '@lingui/react';
import { Alert, Box, Link, Typography } from '@mui/material';
import type { SheetProductFragment } from './Sheet.generated.ts';
import type { CellProblems } from './sheetProblems.ts';

interface SheetProblemsProps {
  problems: readonly { product: Pick<SheetProductFragment, 'id' | 'name' | 'sku'>; problems: CellProblems }[];
  onGo: (productId: string, cell: string) => void;
}

/** More than these nobody reads. */
const MAX_SHOWN = 50;

/** What keeps products from being saved, each with the way to its cell. */
export function SheetProblems({ problems, onGo }: SheetProblemsProps) {
  const { i18n } = useLingui();
  const told = problems.flatMap(({ product, problems: own }) =>
    Object.entries(own).map(([cell, problem]) => ({ product, cell, problem })),
  );
  return (
    <Box role="status">
      {told.length > 0 && (
        <Alert severity="error" icon={false}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {i18n.t(
              '{count, plural, one {# product is not saved as long as this is so:} other {# products are not saved as long as this is so:}}',
              { count: problems.length },
            )}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 160, overflowY: 'auto' }}>
            {told.slice(0, MAX_SHOWN).map(({ product, cell, problem }) => (
              <li key={`${product.id} ${cell}`}>
                <Link
                  component="button"
                  type="button"
                  color="inherit"
                  sx={{ font: 'inherit', textAlign: 'left', verticalAlign: 'baseline' }}
                  onClick={() => onGo(product.id, cell)}
                >
                  {product.name}, {product.sku}
                </Link>
                : {i18n.t(problem)}
              </li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}
