export function StatusHelp() {
  return (
    <>
      <li>
        Each part runs by itself, often in two copies, so that one can be replaced while the other works. A copy that
        has not been seen for a minute does not answer.
      </li>
      <li>A pause is a moment in which a copy did one thing only. Up to a second nobody notices.</li>
      <li>
        Visitors read the pages as they were written, even when nothing else works. What you save is shown within
        seconds of the publisher having written it.
      </li>
      <li>
        Words like <code>make backup</code> are commands for whoever runs this site, to be typed in its folder on the
        server.
      </li>
    </>
  );
}
