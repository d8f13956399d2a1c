import { z } from 'zod';
import { publicDocument } from '../conferences/documents.schema.js';
import { publicPerson } from '../people/people.schema.js';
import { publicSessionSpeaker } from './assignments.schema.js';
import { publicSession } from './sessions.schema.js';

export const paperAuthor = publicPerson
  .pick({ id: true, slug: true, firstName: true, lastName: true, organization: true, orcidId: true })
  .meta({ id: 'PaperAuthor' });

const contribution = publicSessionSpeaker
  .pick({ speakerType: true, presentationTitle: true })
  .extend({ person: paperAuthor.nullable() });

/** A session with documents, as the proceedings list it. */
export const proceedingsSession = publicSession
  .pick({ id: true, slug: true, title: true, track: true, startTime: true, endTime: true, sessionAbstract: true })
  .extend({ speakers: z.array(contribution), documents: z.array(publicDocument) })
  .meta({ id: 'ProceedingsSession' });
