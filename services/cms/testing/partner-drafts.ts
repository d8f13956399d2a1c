import { endpoints } from '@majlis/contracts/api/endpoints';
import { draftEndpoints } from '@majlis/contracts/staff/drafts';
import { runSql } from '@majlis/kit/testing/database';
import type { RunningCms } from './running-cms.js';

export const { path: partnersPath } = endpoints.partners;

export const partner = (name: string, isActive = true) => ({
  name,
  logoUrl: '/images/partners/a1-10x10.webp',
  websiteUrl: '',
  order: 0,
  isActive,
});

export const draftPath = (id: string): string => draftEndpoints.draft('cms', 'partners', id).path;

/** Partners with drafts, as staff prepare them and visitors see them. */
export const partnerDrafts = (cms: RunningCms) => ({
  deleteAll: () =>
    runSql(cms.data.ownerUrl, 'DELETE FROM cms.partners; DELETE FROM cms.drafts; DELETE FROM cms.previews'),
  create: async (name: string, isActive = true): Promise<{ id: string; version: number }> =>
    (await cms.staff.post(partnersPath).send(partner(name, isActive)).expect(201)).body,
  saveDraft: (id: string, name: string, version = 1, isActive = true) =>
    cms.staff.put(draftPath(id)).send({ input: partner(name, isActive), baseVersion: version }),
  /** Returns the names that visitors see, or, with a preview's token, those that the preview shows. */
  visibleNames: async (preview?: string): Promise<string[]> => {
    const request = cms.visitor.get(partnersPath);
    const { body } = await (preview ? request.set('Preview', preview) : request).expect(200);
    return body.map(({ name }: { name: string }) => name);
  },
});
