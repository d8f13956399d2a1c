import { rich, t } from '#messages/staff';
import { HelpBox } from '../help-box';

export const SessionImportHelp = () => (
  <HelpBox
    section="session-import"
    steps={[t('importHelp.sessionsFile'), t('importHelp.sessionsPreview'), t('importHelp.helpImport')]}
  >
    <p>{t('importHelp.sessionsMatching')}</p>
    <p>
      {rich('importHelp.sessionsColumns', {
        speakers: () => <code dir="ltr">Amina Yusuf &lt;amina@example.org&gt; (keynote); Bilal Khan</code>,
        time: () => <code dir="ltr">2026-03-12 09:00</code>,
        materials: () => <code dir="ltr">On counsel &lt;https://example.org/counsel.pdf&gt; (paper, CC BY 4.0)</code>,
      })}
    </p>
  </HelpBox>
);
