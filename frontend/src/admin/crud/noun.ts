/** What rows are called. It is a key of the texts in `messages/…/staff/nouns` and the same in all languages. */
export type Noun =
  | 'blog post'
  | 'conference'
  | 'content'
  | 'document'
  | 'draft'
  | 'episode'
  | 'file'
  | 'hero image'
  | 'image'
  | 'page'
  | 'partner'
  | 'photo'
  | 'publication'
  | 'room'
  | 'session'
  | 'speaker'
  | 'team member'
  | 'testimonial'
  | 'timeline event';

export type WriteVerb = 'save' | 'create' | 'update' | 'delete' | 'restore';
