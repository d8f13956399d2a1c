import { HelpBox } from '../help-box';

export function ContentHelp() {
  return (
    <HelpBox section="content">
      <ol>
        <li>
          Find a text by its page, or search for a word. <em>Default</em> marks a text that has not been changed.
        </li>
        <li>
          Choose <strong>Edit</strong>, change the text, and save with the button or Ctrl+S. The change appears when a
          page is next loaded.
        </li>
        <li>
          <strong>Delete</strong> brings back the default text. You can undo this, or restore your text later under
          “Recently deleted”.
        </li>
      </ol>
    </HelpBox>
  );
}
