import { useParams } from 'react-router-dom';
import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { ConferenceList } from './conference-list';
import { RandomHeaderPicture } from './random-header-picture';

export function ConferencesPage() {
  const { number = 1 } = useParams();
  const page = Number(number);
  return (
    <>
      <PageMeta
        title={page === 1 ? t('conferences.conferences') : t('conferences.conferencesOfPage', { page })}
        description={t('conferences.summary')}
      />
      <header className="picture-header">
        <RandomHeaderPicture />
        <div className="page-width">
          <p className="label">{t('conferences.inPersonAndOnline')}</p>
          <h1>{t('conferences.conferences')}</h1>
          <p className="lead">{t('conferences.summary')}</p>
        </div>
      </header>
      <div className="page-width section section-after-header">
        <ConferenceList page={page} />
      </div>
    </>
  );
}
