export const MediaHelp = () => (
  <>
    <li>
      Drop several pictures and PDFs at once. A lost connection loses nothing: try again, or wait until you are back
      online.
    </li>
    <li>
      Write an alt text for each picture that shows something, and mark the others as decorative. Screen readers read it
      aloud.
    </li>
    <li>Set the focal point where the eye should rest. Pages show it wherever they crop the picture.</li>
    <li>
      A file that something uses cannot be deleted, but you can replace it: every place then shows the new file. A
      deleted file can be restored for 30 days.
    </li>
  </>
);
