export const SessionGridHelp = () => (
  <>
    <li>
      Drag a session to another time or room, or pull its lower edge to lengthen it. It is saved at once. Drag it to
      “Not yet placed” to take its room away, and to the tab of another day to move it there. Hold it over the tab to
      see that day first.
    </li>
    <li>
      A press on a session opens its day, times and room. With a finger, press longer until it lifts, then drag it.
    </li>
    <li>
      By keyboard: <kbd>Enter</kbd> picks a session up, arrow keys move it by five minutes or a room, with{' '}
      <kbd>Shift</kbd> they lengthen it, <kbd>Enter</kbd> puts it down, <kbd>Escape</kbd> gives up.
    </li>
    <li>Conflicts are warnings. Accept one with a reason, and it no longer counts.</li>
    <li>Everything can be undone in the message that follows it, and later in the history of a session.</li>
  </>
);
