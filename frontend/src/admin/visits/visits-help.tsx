import { help } from '#messages/staff/visits';
import { HelpBox } from '../help-box';

export const VisitsHelp = () => (
  <HelpBox section="visits">
    <ol>
      {help.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  </HelpBox>
);
