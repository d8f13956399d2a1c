import type { RefObject } from 'react';
import * as styles from './html-preview.module.scss';

const formats = [
  { label: 'Bold', before: '<strong>', after: '</strong>' },
  { label: 'Italic', before: '<em>', after: '</em>' },
  { label: 'Link', before: '<a href="https://">', after: '</a>' },
  { label: 'Heading', before: '<h2>', after: '</h2>' },
  { label: 'Paragraph', before: '<p>', after: '</p>' },
  { label: 'List', before: '<ul>\n  <li>', after: '</li>\n</ul>' },
];

/** Wraps the selected text in tags, for staff who do not write HTML by hand. */
export function HtmlToolbar({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  function wrapSelection(before: string, after: string) {
    const { current } = field;
    if (!current) return;
    const { selectionStart, selectionEnd, value } = current;
    const selectedText = value.slice(selectionStart, selectionEnd);
    current.focus();
    // This deprecated API is the only one whose insertion the browser can undo.
    document.execCommand('insertText', false, before + selectedText + after);
    // A link still needs its URL; for all other tags the wrapped text stays selected.
    const isLink = before.includes('://');
    const caret = selectionStart + (isLink ? before.indexOf('">') : before.length);
    current.setSelectionRange(caret, isLink ? caret : caret + selectedText.length);
  }
  return (
    <fieldset aria-label="Formatting" className={styles.toolbar}>
      {formats.map(({ label, before, after }) => (
        <button key={label} type="button" className="btn btn-quiet btn-sm" onClick={() => wrapSelection(before, after)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
