import * as messages from '#messages/staff/team';

export function TeamHelp() {
  return (
    <>
      <li>{messages.helpEnter}</li>
      <li>{messages.helpProfile}</li>
      <li>{messages.helpOrder}</li>
    </>
  );
}
