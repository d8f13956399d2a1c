export function DocumentsHelp() {
  return (
    <>
      <li>Enter the title that visitors see, and choose the kind of document.</li>
      <li>Upload a PDF, or give a link, for example to a recording.</li>
      <li>
        A document belongs to the whole conference or to one session. With a date under “Public from” it stays hidden
        until then.
      </li>
      <li>
        A paper is cited with its title here. Its authors are the speakers who present this title, or, if it is the only
        paper of its session, all of them.
      </li>
      <li>Drag a row by its handle to change the order, or use the arrows. Inactive documents are not shown.</li>
    </>
  );
}
