import { PartnerLogo } from '../../../src/site/partner-logo';
import { EpisodeCover } from '../../../src/site/podcasts/episode-parts';
import { anEpisode } from '../../../src/testing/samples';
import { Girih } from '../../../src/ui/picture/girih';
import { Icon, type IconName } from '../../../src/ui/picture/icon';
import { Avatar, Picture } from '../../../src/ui/picture/picture';
import * as styles from '../../components-page.module.scss';
import type { Group } from '../../group';

/** The type checker names an icon that is missing here. */
const icons: Record<IconName, true> = {
  album: true,
  arrow: true,
  back: true,
  calendar: true,
  chevron: true,
  close: true,
  comment: true,
  external: true,
  globe: true,
  heart: true,
  location: true,
  mail: true,
  menu: true,
  pause: true,
  play: true,
  search: true,
  share: true,
};

const logo = { logoUrl: '/logo.svg', websiteUrl: 'https://www.example.org/' };

export const pictures: Group = {
  title: 'Pictures',
  area: 'site',
  samples: ({ firstName, lastName, organization }) => {
    const name = `${firstName} ${lastName}`;
    return [
      {
        name: 'Icons',
        element: (
          <p className={styles.swatches}>
            {Object.keys(icons).map((icon) => (
              <Icon key={icon} name={icon as IconName} />
            ))}
          </p>
        ),
      },
      {
        name: 'Icon that points forward',
        element: (
          <p className={styles.swatches}>
            <Icon name="arrow" flipInRtl />
          </p>
        ),
      },
      {
        name: 'Picture',
        element: <Picture className={styles.picture} url="/pictures/library.svg" alt="A library" sizes="350px" />,
      },
      { name: 'Picture, missing', element: <Picture className={styles.picture} url="" alt="" sizes="350px" /> },
      {
        name: 'Avatars',
        element: (
          <div className={styles.swatches}>
            <Avatar className={styles.avatar} url="/pictures/courtyard.svg" name={name} sizes="96px" />
            <Avatar className={styles.avatar} url="" name={name} sizes="96px" />
          </div>
        ),
      },
      {
        name: 'Generated covers',
        element: (
          <div className={styles.covers}>
            {[11, 12, 13, 14].map((episodeNumber) => (
              <EpisodeCover key={episodeNumber} episode={anEpisode({ episodeNumber })} sizes="96px" />
            ))}
            <EpisodeCover episode={anEpisode()} sizes="96px" />
          </div>
        ),
      },
      {
        name: 'Partner logos',
        element: (
          <div className={styles.swatches}>
            <PartnerLogo partner={{ ...logo, name: organization }} sizes="72px" />
            <PartnerLogo partner={{ ...logo, logoUrl: '', websiteUrl: '', name: organization }} sizes="72px" />
          </div>
        ),
      },
      { name: 'Girih', element: <Girih className={styles.pattern} /> },
    ];
  },
};
