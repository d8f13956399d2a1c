export function DocumentsHelp() {
  return (
    <>
      <li>Give the title visitors read, and say what kind of document it is.</li>
      <li>Upload a PDF, or give the link of a page elsewhere, for example of a recording.</li>
      <li>
        It belongs to the whole conference or to one session. With a date under ‘Public from’ it stays hidden until
        then.
      </li>
      <li>
        Drag a row by its handle to change the order, or use the arrows. Documents that are not active are not shown.
      </li>
    </>
  );
}
