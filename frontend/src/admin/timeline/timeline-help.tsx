export function TimelineHelp() {
  return (
    <>
      <li>
        Give the year, or a range such as 2011-2013, a short title and what happened. Choose whether it stands in the
        journey on the About page or on the home page.
      </li>
      <li>
        For a list of highlights leave a line empty, write <strong>Key Highlights:</strong> on the next one, and begin
        each line after it with a bullet (• or -). The preview shows how it is read.
      </li>
      <li>
        Drag a row by its handle to change the order, or use the arrows. Each page has an order of its own, counted from
        0.
      </li>
    </>
  );
}
