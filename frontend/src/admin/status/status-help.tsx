export function StatusHelp() {
  return (
    <>
      <li>
        Each service runs on its own, often as two instances, so that one can be replaced while the other works. An
        instance that has not been seen for a minute is not responding.
      </li>
      <li>A pause is the time for which an instance kept other requests waiting. Under one second is normal.</li>
      <li>
        Visitors see the published pages, even when nothing else works. The publisher updates the pages within seconds
        after you save.
      </li>
      <li>
        Commands such as <code>make backup</code> are for the person who runs this site, in its folder on the server.
      </li>
    </>
  );
}
