import type { Conference } from '@majlis/contracts/conferences/conferences';
import { TeamMemberCard } from '../../../src/site/about/about-lists';
import { ConferenceCard } from '../../../src/site/conferences/conference-card';
import { SpeakerCard } from '../../../src/site/conferences/session/session-text';
import { FeedItemCard, type FeedItemVariant } from '../../../src/site/feed-items/feed-item-card';
import { EpisodeCard } from '../../../src/site/podcasts/episode-card';
import { aConference, aFeedItem, anEpisode, aPerson, aSpeaker } from '../../../src/testing/samples';
import { aTeamMember } from '../../../src/testing/staff-samples';
import * as styles from '../../components-page.module.scss';
import { daysFromNow } from '../../days-from-now';
import type { Group } from '../../group';
import type { Texts } from '../../texts';

function feedItem({ title, sentence, firstName, lastName, tags }: Texts, variant: FeedItemVariant, isPinned = false) {
  const author = `${firstName} ${lastName}`;
  const item = aFeedItem({ title, description: sentence, author, categories: tags, ...(isPinned && { isPinned }) });
  const imageUrl = isPinned ? '/pictures/manuscript.svg' : undefined;
  return (
    <ul className={styles.list}>
      <FeedItemCard item={{ ...item, imageUrl }} variant={variant} categoryLinkPrefix="?category=" />
    </ul>
  );
}

function conference({ title, sentence, city }: Texts, changes: Partial<Conference>) {
  const dates = { startDate: daysFromNow(30), endDate: daysFromNow(32), registrationRequired: true };
  return aConference({ title, shortDescription: sentence, city, ...dates, ...changes });
}

function person({ firstName, lastName, position, organization, paragraph, tags }: Texts, photo: string) {
  return aPerson({
    ...{ firstName, lastName, position, organization, photo, expertiseAreas: tags },
    ...(photo && { biography: paragraph, email: 'salma@example.org', websiteUrl: 'https://www.example.org/' }),
  });
}

const past = { startDate: daysFromNow(-92), endDate: daysFromNow(-90), papersLink: 'https://www.example.org/' };

export const cards: Group = {
  title: 'Cards',
  area: 'site',
  samples: (texts) => [
    {
      name: 'Conferences: leading, upcoming, past, draft',
      isWide: true,
      element: (
        <ul className="card-grid">
          <ConferenceCard conference={conference(texts, { featuredImage: '/pictures/assembly.svg' })} isLead />
          <ConferenceCard conference={conference(texts, {})} isLead={false} />
          <ConferenceCard conference={conference(texts, past)} isLead={false} />
          <ConferenceCard conference={conference(texts, { status: 'draft' })} isLead={false} />
        </ul>
      ),
    },
    { name: 'Feed item', element: feedItem(texts, 'card') },
    { name: 'Feed item, pinned, with a picture', element: feedItem(texts, 'card', true) },
    { name: 'Feed item, row', element: feedItem(texts, 'row', true) },
    { name: 'Feed item, leading', element: feedItem(texts, 'lead', true) },
    {
      name: 'Episode',
      element: (
        <ul className={styles.list}>
          <EpisodeCard
            episode={anEpisode({ title: texts.title, description: texts.sentence, episodeNumber: 12, isPinned: true })}
          />
        </ul>
      ),
    },
    {
      name: 'Team member',
      element: (
        <ul className={styles.list}>
          <TeamMemberCard
            member={aTeamMember({
              name: texts.firstName,
              position: texts.position,
              profile: texts.paragraph,
              image: '',
            })}
          />
        </ul>
      ),
    },
    {
      name: 'Speaker',
      element: (
        <ul className={styles.list}>
          <SpeakerCard
            level={3}
            assignment={aSpeaker(person(texts, '/pictures/courtyard.svg'), { presentationTitle: texts.title })}
          />
        </ul>
      ),
    },
    {
      name: 'Speaker without a portrait',
      element: (
        <ul className={styles.list}>
          <SpeakerCard level={3} assignment={aSpeaker(person(texts, ''), { speakerType: 'keynote' })} />
        </ul>
      ),
    },
  ],
};
