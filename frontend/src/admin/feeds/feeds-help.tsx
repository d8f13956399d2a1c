export function FeedsHelp() {
  return (
    <>
      <li>
        Sources are checked automatically every few minutes. If one fails, the site keeps showing what it already has.
      </li>
      <li>“Fetch now” checks a source immediately, for example just after something was published.</li>
      <li>
        Hide what should not be on the site, pin what should come first, or correct a title or a description. Later
        updates from the source do not overwrite your text.
      </li>
      <li>Items that the site cannot show are skipped. Each source shows how many, and why.</li>
      <li>The sources are set when the site is installed. To change them, ask the person who runs it.</li>
    </>
  );
}
