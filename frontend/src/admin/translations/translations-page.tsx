// The bundler visits this page before the root, whose sheet must be the first of the staff area.
import '../../styles/admin/admin.scss';
import type { SiteLanguage } from '@majlis/contracts/languages';
import { translatedFields } from '@majlis/contracts/translation-inputs';
import type { BoardFilter } from '@majlis/contracts/translations';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { EmptySection } from '../empty-section';
import { HelpBox } from '../help-box';
import { addressOfRow, sectionLabel } from '../layout/section-of-table';
import * as listFilters from '../list-filters.module.scss';
import { SectionHeader } from '../section-header';
import { Board } from './board';
import { LanguageButtons } from './language-buttons';
import { useOtherLanguages } from './translated-row';

const tables = Object.keys(translatedFields);
const languagesAddress =
  addressOfRow({ table: 'content_entries', id: 'site.languages', conferenceId: undefined }) ?? '';

export function TranslationsPage() {
  const { languages, isPending } = useOtherLanguages();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const language = languages.find(({ tag }) => tag === params.get('language')) ?? languages[0];
  return (
    <>
      <SectionHeader
        title="Translations"
        description="What visitors see in English that is not translated yet, or was changed after it was."
      />
      <HelpBox section="translations">
        <ol>
          <li>
            Choose a text and write its translation beside the original. Visitors see it within seconds, together with
            the row.
          </li>
          <li>
            A text without a translation is shown in English. One whose original was changed later is{' '}
            <strong>outdated</strong>: it is still shown, until you change it or say that it is still right.
          </li>
          <li>
            The same form opens from each row: choose the language above its fields. Names, links, dates and drafts are
            not listed here.
          </li>
        </ol>
      </HelpBox>
      {language && <LanguageBoard languages={languages} language={language} />}
      {!language && !isPending && (
        <EmptySection
          title="The site is in English only"
          actionLabel="Choose languages"
          onAction={() => void navigate(languagesAddress)}
        >
          Choose further languages in the text “site.languages” of Website Content. Then translate the texts here.
        </EmptySection>
      )}
    </>
  );
}

type LanguageBoardProps = { languages: SiteLanguage[]; language: SiteLanguage };

function LanguageBoard({ languages, language }: LanguageBoardProps) {
  const [params, setParams] = useSearchParams();
  const table = tables.find((known) => known === params.get('kind')) ?? '';
  const isOutdatedOnly = params.has('outdated');
  const filter: BoardFilter = { ...(table && { table }), ...(isOutdatedOnly && { outdated: 'true' }) };
  const change = (name: string, value: string) =>
    setParams(
      (current) => {
        if (value) current.set(name, value);
        else current.delete(name);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <div className={listFilters.filters}>
        <LanguageButtons languages={languages} chosen={language.tag} onChoose={({ tag }) => change('language', tag)} />
        <label className={listFilters.choice}>
          Show
          <select
            className="control control-select"
            value={table}
            onChange={({ target }) => change('kind', target.value)}
          >
            <option value="">Everything</option>
            {tables.map((known) => (
              <option key={known} value={known}>
                {sectionLabel(known)}
              </option>
            ))}
          </select>
        </label>
        <label className="switch">
          <input
            type="checkbox"
            checked={isOutdatedOnly}
            onChange={({ target }) => change('outdated', target.checked ? 'only' : '')}
          />
          Only outdated
        </label>
      </div>
      <Board key={`${language.tag} ${table} ${isOutdatedOnly}`} language={language} filter={filter} />
    </>
  );
}
