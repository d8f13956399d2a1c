import { ExternalLink } from '../../ui/external-link';
import { Girih } from '../../ui/girih';
import { albumTitle } from './conference-words';

export function GalleryCard({ albumUrl }: { albumUrl: string }) {
  return (
    <section className="card gallery-card" aria-labelledby="gallery-heading">
      <h2 id="gallery-heading" dir="auto">
        {albumTitle(albumUrl)}
      </h2>
      <div className="gallery-placeholder">
        <Girih className="gallery-pattern" />
      </div>
      <ExternalLink className="btn btn-outline-primary" href={albumUrl}>
        View Full Gallery
      </ExternalLink>
    </section>
  );
}
