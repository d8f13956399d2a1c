import { useParams } from 'react-router-dom';
import { PageMeta } from '../../seo/page-meta';
import { ConferenceList } from './conference-list';
import { RandomHeaderPicture } from './random-header-picture';

const summary = 'Where scholars, students and citizens meet to think aloud about freedom, faith and the common good.';

export function ConferencesPage() {
  const { number = 1 } = useParams();
  const page = Number(number);
  return (
    <>
      <PageMeta title={page === 1 ? 'Conferences' : `Conferences, page ${page}`} description={summary} />
      <header className="picture-header">
        <RandomHeaderPicture />
        <div className="page-width">
          <p className="label">In person and online</p>
          <h1>Conferences</h1>
          <p className="lead">{summary}</p>
        </div>
      </header>
      <div className="page-width section section-after-header">
        <ConferenceList page={page} />
      </div>
    </>
  );
}
