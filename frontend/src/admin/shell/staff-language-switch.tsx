import { staffLanguages } from '@majlis/contracts/shared/languages';
import { useEffect, useState } from 'react';
import { language } from '#messages/language';
import { t } from '#messages/staff';
import { askBeforeLeaving } from '../../ui/dialog/leave-guard';

/**
 * The gateway chooses the app shell by this cookie (gateway/snippets/redirects.conf), because a page has the texts of one language
 * only.
 */
export function StaffLanguageSwitch() {
  const [chosen, setChosen] = useState<{ tag: string }>();
  // The page is opened in an effect, because a form whose input was just given up would otherwise still ask the browser to stay.
  useEffect(() => {
    if (chosen) openIn(chosen.tag);
  }, [chosen]);

  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{t('layout.staffLanguage')}</legend>
      {staffLanguages.map(({ tag, name }) => (
        <button
          key={tag}
          type="button"
          lang={tag}
          aria-current={tag === language || undefined}
          onClick={() => tag !== language && askBeforeLeaving(() => setChosen({ tag }))}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

const yearInSeconds = 365 * 24 * 3600;

function openIn(tag: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox has no Cookie Store before version 140
  document.cookie = `staff_language=${tag}; Path=/admin; Max-Age=${yearInSeconds}; SameSite=Strict${secure}`;
  window.location.reload();
}
