import type { Conference } from '@majlis/contracts/conferences';
import { t } from '#messages';
import { ExternalLink } from '../../ui/page/external-link';
import { Picture } from '../../ui/picture/picture';
import { detectLanguage } from '../../ui/text/auto-text';
import * as styles from './conference-page.module.scss';
import { albumTitleFromUrl } from './format-conference';

/** Without a picture the album is one line: a placeholder of its size would be the largest thing on the page. */
export function GalleryCard({ conference }: { conference: Conference }) {
  const { flickrAlbumUrl, albumThumbnail, pictures } = conference;
  const title = albumTitleFromUrl(flickrAlbumUrl);
  return (
    <section className={styles.gallery} aria-labelledby="gallery-heading">
      <Picture
        className={styles.album}
        url={albumThumbnail}
        alt=""
        details={pictures?.[albumThumbnail]}
        sizes="(min-width: 1200px) 1200px, 100vw"
      />
      <div>
        <p className="label">{t('conference.photographs')}</p>
        <h2 id="gallery-heading" dir="auto" lang={detectLanguage(title)}>
          {title}
        </h2>
      </div>
      <ExternalLink className="btn btn-outline-primary" href={flickrAlbumUrl}>
        {t('conference.viewFullGallery')}
      </ExternalLink>
    </section>
  );
}
