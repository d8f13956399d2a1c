import { bundledPictures } from '@majlis/contracts/site/content-defaults';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { t } from '#messages';
import { PageMeta } from '../../seo/page-meta';
import { pictureHeaderSizes } from '../../ui/page/page-header';
import { useIsHydrating } from '../../ui/page/prerender';
import { Picture } from '../../ui/picture/picture';
import { ConferenceList } from './conference-list';
import * as styles from './random-header-picture.module.scss';

export function ConferencesPage() {
  const { number = 1 } = useParams();
  const page = Number(number);
  return (
    <>
      <PageMeta
        title={page === 1 ? t('navigation.conferences') : t('conferences.conferencesOfPage', { page })}
        description={t('conferences.summary')}
      />
      <header className="picture-header">
        <RandomHeaderPicture />
        <div className="page-width">
          <p className="label">{t('conferences.inPersonAndOnline')}</p>
          <h1>{t('navigation.conferences')}</h1>
          <p className="lead">{t('conferences.summary')}</p>
        </div>
      </header>
      <div className="page-width section section-after-header">
        <ConferenceList page={page} />
      </div>
    </>
  );
}

const urls = bundledPictures.map(({ url }) => url);
const [defaultPicture = ''] = urls;
const pickRandomPicture = (): string => urls[Math.floor(Math.random() * urls.length)] ?? defaultPicture;

/** A prerendered page is the same for every visitor, so the random picture fades in over the first after hydration. */
function RandomHeaderPicture() {
  const isHydrating = useIsHydrating();
  const [randomPicture] = useState(pickRandomPicture);
  const [firstPicture] = useState(isHydrating ? defaultPicture : randomPicture);
  const [currentPicture, setCurrentPicture] = useState(firstPicture);
  useEffect(() => {
    if (randomPicture === firstPicture) return;
    let isMounted = true;
    const picture = new Image();
    picture.src = randomPicture;
    const show = () => isMounted && setCurrentPicture(randomPicture);
    // If the random picture fails to load, the first one stays.
    void picture.decode().then(show, () => undefined);
    return () => {
      isMounted = false;
    };
  }, [randomPicture, firstPicture]);
  return (
    <>
      <Picture className="picture-header-image" url={firstPicture} alt="" sizes={pictureHeaderSizes} isFirst />
      {currentPicture !== firstPicture && (
        <Picture
          className={`picture-header-image ${styles.random}`}
          url={currentPicture}
          alt=""
          sizes={pictureHeaderSizes}
        />
      )}
    </>
  );
}
