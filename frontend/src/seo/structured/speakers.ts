import type { SpeakerDetail } from '@majlis/contracts/programme/speakers';
import { truncateDescription } from '../truncate';
import { personNode } from './events';
import type { JsonLdNode, PageContext } from './json-ld';

export function speakerNode(page: PageContext, speaker: SpeakerDetail): JsonLdNode {
  const { biography, websiteUrl, linkedinUrl, orcidId, twitterHandle, expertiseAreas } = speaker;
  return {
    ...personNode(page, speaker),
    description: truncateDescription(biography),
    knowsAbout: expertiseAreas,
    sameAs: [
      websiteUrl,
      linkedinUrl,
      orcidId && `https://orcid.org/${orcidId}`,
      twitterHandle && `https://x.com/${twitterHandle.replace(/^@/, '')}`,
    ].filter(Boolean),
  };
}
