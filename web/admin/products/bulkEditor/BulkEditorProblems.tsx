import { useLingui } from '@lingui/react';
import { Alert, Box, Link, Typography } from '@mui/material';
import type { CellProblems } from './cellProblems.ts';
import type { SheetProductFragment } from './Sheet.generated.ts';

interface BulkEditorProblemsProps {
  problems: readonly { product: Pick<SheetProductFragment, 'id' | 'name' | 'sku'>; problems: CellProblems }[];
  onGoToCell: (productId: string, cell: string) => void;
}

/** Maximum number of problems to list. */
const MAX_SHOWN_PROBLEMS = 50;

/** Lists the problems that prevent saving, each with a link to its cell. */
export function BulkEditorProblems({ problems, onGoToCell }: BulkEditorProblemsProps) {
  const { i18n } = useLingui();
  const shownProblems = problems.flatMap(({ product, problems: productProblems }) =>
    Object.entries(productProblems).map(([cell, problem]) => ({ product, cell, problem })),
  );
  return (
    <Box role="status">
      {shownProblems.length > 0 && (
        <Alert severity="error" icon={false}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {i18n.t(
              '{count, plural, one {Correct these errors to save # product:} other {Correct these errors to save # products:}}',
              { count: problems.length },
            )}
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 160, overflowY: 'auto' }}>
            {shownProblems.slice(0, MAX_SHOWN_PROBLEMS).map(({ product, cell, problem }) => (
              <li key={`${product.id} ${cell}`}>
                <Link
                  component="button"
                  type="button"
                  color="inherit"
                  sx={{ font: 'inherit', textAlign: 'left', verticalAlign: 'baseline' }}
                  onClick={() => onGoToCell(product.id, cell)}
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
