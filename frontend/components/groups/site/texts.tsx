import { endpoints } from '@majlis/contracts/api/endpoints';
import { Breadcrumb, PageHeader, PageTitle } from '../../../src/ui/page/page-header';
import { AutoText } from '../../../src/ui/text/auto-text';
import { ContentText } from '../../../src/ui/text/content';
import { Highlighted } from '../../../src/ui/text/highlighted';
import { Highlights } from '../../../src/ui/text/highlights';
import { ReadMore } from '../../../src/ui/text/read-more';
import { RichText } from '../../../src/ui/text/rich-text';
import { SanitisedText } from '../../../src/ui/text/sanitised-text';
import { AlsoHijri } from '../../../src/ui/time/also-hijri';
import type { Group } from '../../group';

export const texts: Group = {
  title: 'Texts',
  area: 'site',
  responses: () => ({
    [endpoints.content.path]: [{ key: 'site.hijri_dates', content: 'en, ar, ms' }],
  }),
  samples: ({ title, longTitle, sentence, paragraph, html, tags }) => [
    {
      name: 'Page header',
      isWide: true,
      frameHeight: 290,
      element: (
        <PageHeader label="Research" title={title}>
          <AutoText as="p" text={sentence} />
        </PageHeader>
      ),
    },
    {
      name: 'Page header with a breadcrumb and a long title',
      isWide: true,
      frameHeight: 290,
      element: <PageHeader title={longTitle} back={<Breadcrumb pages={[{ to: '/', name: longTitle }]} />} />,
    },
    { name: 'Page title, short', element: <PageTitle text={title} /> },
    {
      name: 'Headings',
      element: (
        <>
          <AutoText as="h2" text={title} />
          <AutoText as="h3" text={title} />
          <AutoText as="h4" text={title} />
        </>
      ),
    },
    { name: 'Content text', element: <ContentText entry="site.description" /> },
    {
      name: 'A date in the Hijri calendar, too',
      element: (
        <p>
          21–23 March 2027
          <AlsoHijri start="2027-03-21T01:00:00Z" end="2027-03-23T10:00:00Z" timeZone="Asia/Kuala_Lumpur" />
        </p>
      ),
    },
    { name: 'Read more', element: <ReadMore text={paragraph} limit={120} about={title} /> },
    { name: 'Highlights', element: <Highlights highlights={[sentence, title, ...tags]} /> },
    {
      name: 'Words that were searched for',
      element: (
        <AutoText as="p" text={sentence}>
          <Highlighted text={sentence} matches={[[0, 8]]} />
        </AutoText>
      ),
    },
    { name: 'Rich text, sanitised again', element: <RichText html={`${html}<script>alert(1)</script>`} /> },
    { name: 'Rich text, loaded', element: <SanitisedText html={html} /> },
  ],
};
