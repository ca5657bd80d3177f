import { inCalls } from '#web/admin/list/bulk/inCalls.ts';
import type { ProblemFragment } from '#web/api/Problem.generated.ts';
import { messageFor, toField } from '../../editor/productResolver.ts';
import { readSheet } from '../readSheet.ts';
import { SaveSheetProductsDocument } from '../Sheet.generated.ts';
import { type PieceEdits, savedText } from '../sheetCells.ts';
import { isOfUpdate, toUpdate } from '../sheetInput.ts';
import type { SheetPiece } from '../sheetPieces.ts';
import { type CellProblems, cellOf } from '../sheetProblems.ts';
import type { PieceWork, Saving } from './pieceWork.ts';

/** Saves what is changed of products and of their sizes, but for the stock. */
export async function saveProducts(works: readonly PieceWork[], saving: Saving): Promise<void> {
  const { client, tell } = saving;
  const changed = works.flatMap((work) => {
    const input = toUpdate(work.piece, work.edits);
    return input ? [{ ...work, input }] : [];
  });
  for (const some of inCalls(changed)) {
    const { data } = await client.mutate({
      mutation: SaveSheetProductsDocument,
      variables: { input: { rows: some.map(({ input }) => input) } },
      fetchPolicy: 'no-cache',
    });
    const { results, errors = [] } = data?.updateProducts ?? {};
    const outdated: PieceWork[] = [];
    for (const [index, { piece, edits }] of some.entries()) {
      const { id } = piece.product;
      const { product, errors: own = errors } = results?.[index] ?? {};
      if (product) tell({ id, piece: { ...piece, product }, saved: Object.keys(edits).filter(isOfUpdate) });
      else if (own.some(({ code }) => code === 'CONFLICT')) outdated.push({ piece, edits });
      else tell({ id, refused: toProblems(piece, own, edits) });
    }
    await goOnFrom(outdated, saving);
  }
}

/** Products that somebody else has changed meanwhile are read anew; what was typed stays over them. */
async function goOnFrom(works: readonly PieceWork[], { client, i18n, tell }: Saving): Promise<void> {
  if (works.length === 0) return;
  const ids = works.map(({ piece }) => piece.product.id);
  const { pieces } = await readSheet(client, { ids, filter: {}, sort: 'NEWEST' });
  for (const { piece: before, edits } of works) {
    const { id } = before.product;
    const piece = pieces.find(({ product }) => product.id === id);
    if (!piece) {
      tell({ id, refused: { name: i18n.t('This product was deleted meanwhile.') } });
      continue;
    }
    const theirs = Object.keys(edits).filter((cell) => savedText(piece, cell) !== savedText(before, cell));
    tell({
      id,
      piece,
      refused: {
        name: i18n.t('Somebody else has changed this product meanwhile. Look at it, and save again.'),
        ...Object.fromEntries(
          theirs.map((cell) => [
            cell,
            i18n.t('Somebody else has set this to “{text}” meanwhile.', {
              text: savedText(piece, cell) || '–',
            }),
          ]),
        ),
      },
    });
  }
}

/** What the server says of a field, at the cell that shows it; what is missing for a status, at the status. */
function toProblems(piece: SheetPiece, errors: readonly ProblemFragment[], edits: PieceEdits): CellProblems {
  const found: Record<string, string> = {};
  for (const { field, message } of errors) {
    const named = field ? toField(field) : '';
    const cell = 'status' in edits && FOR_SALE.has(named) ? 'status' : cellOf(piece, named);
    found[cell] = [found[cell], messageFor(named, message)].filter(Boolean).join(' ');
  }
  return found;
}

/** What is not in a sheet and has to be there before a product is put up for sale. */
const FOR_SALE = new Set(['description', 'images']);
