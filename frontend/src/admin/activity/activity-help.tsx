export function ActivityHelp() {
  return (
    <>
      <li>“Compare” shows what a change did, word for word, and can bring back an earlier version.</li>
      <li>“Undo” takes back the whole change. It is refused if somebody has changed the same field since.</li>
      <li>Filter by person, section, action or day. “Export CSV” saves what the filter shows.</li>
      <li>Sign-ins are listed, too. A rejected one says why.</li>
    </>
  );
}
