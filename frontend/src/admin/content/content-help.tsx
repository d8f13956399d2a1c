import { HelpBox } from '../help-box';

export function ContentHelp() {
  return (
    <HelpBox section="content">
      <ol>
        <li>
          Find the text by its page, or type a word of it into the filter. <em>Default</em> marks a text nobody has
          changed yet.
        </li>
        <li>
          Choose <strong>Edit</strong>, change it and save with the button or Ctrl+S. The page shows it at the next
          load.
        </li>
        <li>
          <strong>Delete</strong> brings the default text back. You can undo it, and restore it later from the list of
          deleted texts.
        </li>
      </ol>
    </HelpBox>
  );
}
