/** The key of a noun in `messages/…/staff/nouns`. It is the same in all languages, so that code can compare it. */
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
