import * as messages from '#messages/staff/partners';

export function PartnersHelp() {
  return (
    <>
      <li>{messages.helpEnter}</li>
      <li>{messages.helpLogos}</li>
      <li>{messages.helpBackground}</li>
      <li>{messages.helpOrder}</li>
    </>
  );
}
