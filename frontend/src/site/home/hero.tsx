import { bundledPictures } from '@majlis/contracts/content-defaults';
import { reads } from '@majlis/contracts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { query } from '../../api/query';
import { ContentText } from '../../ui/content-text';
import { Girih } from '../../ui/girih';
import { Icon } from '../../ui/icon';
import { useRoomForText } from '../../ui/use-room-for-text';
import { Carousel } from './carousel';

export function Hero() {
  const room = useRoomForText();
  const files = useQuery(query(reads.carouselFiles));
  return (
    <section className="hero">
      <Girih className="hero-pattern" />
      <div className="page-width hero-text">
        <h1 className={room}>
          <ContentText entry="hero.title" />
        </h1>
        <p className={`lead ${room}`}>
          <ContentText entry="hero.subtitle" />
        </p>
        <div className="actions">
          <Link className="btn btn-primary" to="/research">
            Read our research
          </Link>
          <Link className="link-arrow" to="/conferences">
            See the conferences <Icon name="arrow" mirrored />
          </Link>
        </div>
      </div>
      {files.isPending ? (
        <div className="carousel carousel-pending skeleton" />
      ) : (
        <Carousel files={files.data?.length ? files.data : bundledPictures} />
      )}
    </section>
  );
}
