import { HelpBox } from '../help-box';

export const SessionImportHelp = () => (
  <HelpBox section="session-import">
    <ol>
      <li>Choose a file: a CSV from a spreadsheet, our own JSON, or a schedule of pretalx or frab.</li>
      <li>You see what is added and changed, field by field. Nothing is saved yet.</li>
      <li>Press Import. All of it is saved at once, and Undo takes all of it back.</li>
    </ol>
    <p>
      A session is found by its id, otherwise by its title and start. People are found by e-mail, ORCID iD or full name;
      new ones are added, and those you have stay as they are. Where several people have a name, you choose who is
      meant. An import never deletes a session, a speaker or a document. Columns that the file does not have are left
      alone, and an empty cell empties the field. Our JSON also holds the list of rooms with their seats.
    </p>
    <p>
      Write speakers as <code>Amina Yusuf &lt;amina@example.org&gt; (keynote); Bilal Khan</code>, and times as{' '}
      <code>2026-03-12 09:00</code>. Dates such as 12/03/2026 are read as day, month, year. Write papers, slides and
      recordings one per line as <code>On counsel &lt;https://example.org/counsel.pdf&gt; (paper, CC BY 4.0)</code>.
    </p>
  </HelpBox>
);
