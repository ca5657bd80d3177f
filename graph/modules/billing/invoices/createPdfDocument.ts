import PDFDocument from 'pdfkit';
import { fontFiles } from './fonts.ts';

/** Creates a document without pages, with the fonts of both scripts. */
export function createPdfDocument({
  title,
  createdAt,
}: {
  title: string;
  createdAt: Date;
}): PDFKit.PDFDocument {
  const document = new PDFDocument({
    autoFirstPage: false,
    info: { Title: title, CreationDate: createdAt },
    lang: 'en',
  });
  for (const { name, data } of fontFiles) document.registerFont(name, data);
  return document;
}
