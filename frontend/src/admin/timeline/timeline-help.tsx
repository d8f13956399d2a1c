export function TimelineHelp() {
  return (
    <>
      <li>
        Enter the year, or a range such as 2011-2013, a short title and what happened. Choose whether to show it in the
        journey on the About page or on the home page.
      </li>
      <li>
        For a list of highlights, leave a blank line, write <strong>Key Highlights:</strong> on the next line, and start
        each line after it with a bullet (• or -). The preview shows the result.
      </li>
      <li>
        Drag a row by its handle to change the order, or use the arrows. Each page has its own order, starting at 0.
      </li>
    </>
  );
}
