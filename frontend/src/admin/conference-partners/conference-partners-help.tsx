import * as messages from '#messages/staff/conference-partners';

export function ConferencePartnersHelp() {
  return (
    <>
      <li>{messages.helpEnter}</li>
      <li>{messages.helpTier}</li>
      <li>{messages.helpOrder}</li>
    </>
  );
}
