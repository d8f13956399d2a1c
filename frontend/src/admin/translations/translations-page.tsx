// The bundler visits this page before the root, whose sheet must be the first of the staff area.
import '../../styles/admin/admin.scss';
import type { SiteLanguage } from '@majlis/contracts/languages';
import { translatedFields } from '@majlis/contracts/translation-inputs';
import type { BoardFilter } from '@majlis/contracts/translations';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { rich, t } from '#messages/staff';
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
      <SectionHeader title={t('common.translations')} description={t('translations.pageDescription')} />
      <HelpBox
        section="translations"
        steps={[
          t('translations.helpWrite'),
          rich('translations.helpOutdated', { outdated: () => <strong>{t('translations.outdatedWord')}</strong> }),
          t('translations.helpForm'),
        ]}
      />
      {language && <LanguageBoard languages={languages} language={language} />}
      {!language && !isPending && (
        <EmptySection
          title={t('translations.onlyEnglish')}
          actionLabel={t('translations.chooseLanguages')}
          onAction={() => void navigate(languagesAddress)}
        >
          {t('translations.howToAddLanguages')}
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
      { replace: true },
    );
  return (
    <>
      <div className={listFilters.filters}>
        <LanguageButtons languages={languages} chosen={language.tag} onChoose={({ tag }) => change('language', tag)} />
        <label className={listFilters.choice}>
          {t('common.show')}
          <select
            className="control control-select"
            value={table}
            onChange={({ target }) => change('kind', target.value)}
          >
            <option value="">{t('common.everything')}</option>
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
          {t('translations.onlyOutdated')}
        </label>
      </div>
      <Board key={`${language.tag} ${table} ${isOutdatedOnly}`} language={language} filter={filter} />
    </>
  );
}
