import type { ContentInput } from '@majlis/contracts/content';
import type { ContentKey } from '@majlis/contracts/content-defaults';

type SampleEntry = ContentInput & { key: ContentKey };

/** Texts that staff of the sample network have already made their own; all other texts are the defaults. */
export const sampleContent: SampleEntry[] = [
  {
    key: 'hero.subtitle',
    type: 'textarea',
    content:
      'Scholars from four continents on freedom of conscience, honest markets and accountable government, read from within the Islamic tradition.',
  },
  {
    key: 'about.content',
    type: 'textarea',
    content: [
      '<p>A <em>majlis</em> is the room where guests sit down together and nobody is sent away for asking. Since 2011 ours has brought jurists, economists, historians and teachers to one table, to make the case for <strong>religious, economic and political freedom</strong> from an Islamic perspective.</p>',
      '<p>We are a non-profit network registered in Malaysia. We take no position in party politics; we take scholarship seriously, and we publish what we find.</p>',
      '<ul>',
      '<li><strong>Research</strong> on conscience, contract, endowment and consultation, free for everyone to read.</li>',
      '<li><strong>Conferences</strong> where young scholars present beside their teachers.</li>',
      '<li><strong>Conversations</strong> with people who try these ideas in courts, classrooms and markets.</li>',
      '</ul>',
    ].join('\n'),
  },
  { key: 'about.button_text', type: 'text', content: 'Who we are' },
  {
    key: 'site.description',
    type: 'textarea',
    content:
      'A non-profit network of scholars who make the case for religious, economic and political freedom from an Islamic perspective: research, conferences and conversations.',
  },
  { key: 'blog.title', type: 'text', content: 'Notes from the margin' },
  {
    key: 'blog.subtitle',
    type: 'text',
    content: 'Short essays by our fellows, written between two longer pieces of work',
  },
  { key: 'podcast.apple_url', type: 'text', content: 'https://podcasts.apple.com/podcast/example' },
  { key: 'podcast.spotify_url', type: 'text', content: 'https://open.spotify.com/show/example' },
];
