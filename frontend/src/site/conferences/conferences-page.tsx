import { bundledPictures } from '@majlis/contracts/content-defaults';
import { useState } from 'react';
import { PageMeta } from '../../seo/page-meta';
import { Picture } from '../../ui/picture';
import { ConferenceList } from './conference-list';

const summary = 'Where scholars, students and citizens meet to think aloud about freedom, faith and the common good.';

export function ConferencesPage() {
  const [picture] = useState(() => bundledPictures[Math.floor(Math.random() * bundledPictures.length)]);
  return (
    <>
      <PageMeta title="Conferences" description={summary} />
      <header className="picture-header">
        {picture && <Picture className="picture-header-image" url={picture.url} alt="" sizes="100vw" isFirst />}
        <div className="page-width">
          <p className="label">Meetings of minds</p>
          <h1>Conferences</h1>
          <p className="lead">{summary}</p>
        </div>
      </header>
      <div className="page-width section section-after-header">
        <ConferenceList />
      </div>
    </>
  );
}
