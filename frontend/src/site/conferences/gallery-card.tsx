import type { Conference } from '@majlis/contracts/conferences';
import { ExternalLink } from '../../ui/page/external-link';
import { Girih } from '../../ui/picture/girih';
import { Picture } from '../../ui/picture/picture';
import { detectLanguage } from '../../ui/text/auto-text';
import * as styles from './conference-page.module.scss';
import { albumTitleFromUrl } from './format-conference';

export function GalleryCard({ conference: { flickrAlbumUrl, albumThumbnail } }: { conference: Conference }) {
  const title = albumTitleFromUrl(flickrAlbumUrl);
  return (
    <section className={styles.gallery} aria-labelledby="gallery-heading">
      <h2 id="gallery-heading" dir="auto" lang={detectLanguage(title)}>
        {title}
      </h2>
      <Picture
        className={styles.album}
        url={albumThumbnail}
        alt=""
        sizes="(min-width: 992px) 790px, 100vw"
        fallback={<Girih className={styles.albumPattern} />}
      />
      <ExternalLink className="btn btn-outline-primary" href={flickrAlbumUrl}>
        View Full Gallery
      </ExternalLink>
    </section>
  );
}
