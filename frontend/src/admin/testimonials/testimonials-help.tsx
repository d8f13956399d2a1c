import * as messages from '#messages/staff/testimonials';

export function TestimonialsHelp() {
  return (
    <>
      <li>{messages.helpEnter}</li>
      <li>{messages.helpPortrait}</li>
      <li>{messages.helpOrder}</li>
    </>
  );
}
