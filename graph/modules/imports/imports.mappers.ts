/** What its resolvers hand on in the place of the contract's types. */
export const mappers = {
  ImportedPiece: '../modules/imports/importProduct.ts#ImportedPiece as ImportedPieceRow',
};
