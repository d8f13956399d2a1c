import { HelpBox } from '../help-box';

export const PeopleImportHelp = () => (
  <HelpBox section="people-import">
    <ol>
      <li>Choose a file: a CSV from a spreadsheet, or our own JSON.</li>
      <li>You see who is added and what changes, field by field. Nothing is saved yet.</li>
      <li>Press Import. All of it is saved at once, and Undo takes all of it back.</li>
    </ol>
    <p>
      People are found by id, e-mail, ORCID iD or full name; where several people have a name, you choose who is meant.
      An import never deletes anyone. Columns that the file does not have are left alone, and an empty cell empties the
      field. Portraits are not imported.
    </p>
    <p>
      Give first and last name in two columns, or the full name in one, whose last word becomes the last name. Separate
      areas of expertise with semicolons. The e-mail address of a new person stays hidden unless “Show e-mail” is yes.
    </p>
  </HelpBox>
);
