import { useParams } from 'react-router-dom';
import * as messages from '#messages/conferences';
import { PageMeta } from '../../seo/page-meta';
import { ConferenceList } from './conference-list';
import { RandomHeaderPicture } from './random-header-picture';

export function ConferencesPage() {
  const { number = 1 } = useParams();
  const page = Number(number);
  return (
    <>
      <PageMeta
        title={page === 1 ? messages.conferences : messages.conferencesOfPage(page)}
        description={messages.summary}
      />
      <header className="picture-header">
        <RandomHeaderPicture />
        <div className="page-width">
          <p className="label">{messages.inPersonAndOnline}</p>
          <h1>{messages.conferences}</h1>
          <p className="lead">{messages.summary}</p>
        </div>
      </header>
      <div className="page-width section section-after-header">
        <ConferenceList page={page} />
      </div>
    </>
  );
}
