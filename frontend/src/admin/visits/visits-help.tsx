import { texts } from '#messages/staff';
import { HelpBox } from '../help-box';

export const VisitsHelp = () => (
  <HelpBox section="visits">
    <ol>
      {texts('visits.help').map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  </HelpBox>
);
