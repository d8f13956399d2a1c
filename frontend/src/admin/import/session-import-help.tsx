import * as messages from '#messages/staff/import-help';
import { fillIn } from '../../messages/fill-in';
import { HelpBox } from '../help-box';

export const SessionImportHelp = () => (
  <HelpBox section="session-import">
    <ol>
      <li>{messages.sessionsFile}</li>
      <li>{messages.sessionsPreview}</li>
      <li>{messages.helpImport}</li>
    </ol>
    <p>{messages.sessionsMatching}</p>
    <p>
      {fillIn(messages.sessionsColumns, {
        speakers: <code dir="ltr">Amina Yusuf &lt;amina@example.org&gt; (keynote); Bilal Khan</code>,
        time: <code dir="ltr">2026-03-12 09:00</code>,
        materials: <code dir="ltr">On counsel &lt;https://example.org/counsel.pdf&gt; (paper, CC BY 4.0)</code>,
      })}
    </p>
  </HelpBox>
);
