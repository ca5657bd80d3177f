import type { CSSProperties, ReactNode } from 'react';

/** Maximum number of preview characters that mail programs show. */
const PREVIEW_LENGTH = 150;

/** Invisible characters that keep mail programs from showing the start of the email after a short preview. */
export const PREVIEW_FILLER = '\u200C\u200B\u200D\u200E\u200F\uFEFF';

const hiddenStyle: CSSProperties = {
  display: 'none',
  overflow: 'hidden',
  lineHeight: '1px',
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
};

interface SingleCellTableProps {
  style: CSSProperties;
  cellStyle?: CSSProperties;
  children: ReactNode;
}

/** A table with one cell. Outlook ignores width, padding and background of other elements. */
export function SingleCellTable({ style, cellStyle, children }: SingleCellTableProps) {
  return (
    <table
      role="presentation"
      align="center"
      width="100%"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      style={style}
    >
      <tbody>
        <tr>
          <td style={cellStyle}>{children}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** Text that mail programs show next to the subject. It is hidden in the email itself. */
export function Preview({ children }: { children: string }) {
  const text = children.slice(0, PREVIEW_LENGTH);
  return (
    <div style={hiddenStyle} data-skip-in-text="true">
      {text}
      <div>{`\u00A0${PREVIEW_FILLER}`.repeat(PREVIEW_LENGTH - text.length)}</div>
    </div>
  );
}

interface ButtonProps {
  href: string;
  style: CSSProperties & { paddingBlock: number; paddingInline: number };
  children: string;
}

/** A link that looks like a button. Outlook ignores the padding of links, so spaces of the same size replace it. */
export function Button({ href, style: { paddingBlock, paddingInline, ...style }, children }: ButtonProps) {
  const raisePt = (paddingBlock * 3) / 4;
  const spaces = Math.ceil(paddingInline / 10);
  const width = `mso-font-width:${(paddingInline / spaces / 2) * 100}%`;
  const before = `<i style="${width};mso-text-raise:${raisePt * 2}" hidden>${'&#8202;'.repeat(spaces)}</i>`;
  const after = `<i style="${width}" hidden>${'&#8202;'.repeat(spaces)}&#8203;</i>`;
  const textStyle = { ...buttonText, msoTextRaise: raisePt };
  return (
    <a
      href={href}
      target="_blank"
      style={{ ...style, padding: `${paddingBlock}px ${paddingInline}px` }}
      rel="noopener"
    >
      <OutlookOnly html={before} />
      <span style={textStyle}>{children}</span>
      <OutlookOnly html={after} />
    </a>
  );
}

const buttonText = { maxWidth: '100%', display: 'inline-block', lineHeight: '120%', msoPaddingAlt: '0px' };

function OutlookOnly({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React writes no comments, and these are made of numbers alone.
  return <span dangerouslySetInnerHTML={{ __html: `<!--[if mso]>${html}<![endif]-->` }} />;
}
