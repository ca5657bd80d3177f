/** Labels of the columns that can have a default for new products. */
export const valueTexts: Partial<Record<string, string>> = {
  category: /*i18n*/ 'Category',
  type: /*i18n*/ 'Type',
  metal: /*i18n*/ 'Metal',
  purity: /*i18n*/ 'Purity',
};
