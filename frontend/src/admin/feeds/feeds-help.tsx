export function FeedsHelp() {
  return (
    <>
      <li>
        The sources are read by themselves every few minutes. What was read once stays: a source that fails never
        empties a page.
      </li>
      <li>“Fetch now” reads a source at once, for example just after something was published.</li>
      <li>
        Hide what should not be on the site, pin what should come first, and correct a title or a description. Later
        updates of the source leave your words alone.
      </li>
      <li>Items that the site cannot show are skipped; each source says how many, and why.</li>
      <li>Which sources there are is a setting of the installation; ask whoever runs the site.</li>
    </>
  );
}
