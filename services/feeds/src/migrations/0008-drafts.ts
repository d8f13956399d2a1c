import { CreateDrafts } from '@majlis/rows/drafts/create-drafts';

export class Drafts1700000000008 extends CreateDrafts {}
