import * as messages from '#messages/staff/documents';

export function DocumentsHelp() {
  return (
    <>
      <li>{messages.helpTitle}</li>
      <li>{messages.helpSource}</li>
      <li>{messages.helpParent}</li>
      <li>{messages.helpPapers}</li>
      <li>{messages.helpSeveral}</li>
      <li>{messages.helpOrder}</li>
    </>
  );
}
