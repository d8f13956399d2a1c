import type { ContentEntry } from '@majlis/contracts/content';
import type { HeroImage } from '@majlis/contracts/hero-images';
import type { SessionStatus } from '@majlis/contracts/session-status';

const row = { version: 3, updatedAt: '2026-03-12T08:00:00.000Z', updatedBy: 'amina@example.org', deletedAt: null };

export const aContentEntry = (changes: Partial<ContentEntry> = {}): ContentEntry => ({
  key: 'hero.title',
  type: 'text',
  content: 'Liberty and learning',
  ...row,
  ...changes,
});

export const aHeroImage = (changes: Partial<HeroImage> = {}): HeroImage => ({
  id: `00000000-0000-4000-8000-00000000000${changes.order ?? 0}`,
  url: '/images/carousel/0a1b2c-1920x1080.webp',
  alt: 'A courtyard',
  order: 0,
  isActive: true,
  ...row,
  ...changes,
});

export const signedIn = (): SessionStatus => ({
  user: { uid: '1', displayName: 'Amina Rahman', photoURL: null, email: 'amina@example.org', emailVerified: true },
  isAuthorized: true,
  expiresAt: new Date(Date.now() + 30 * 60_000).toISOString(),
});

export const signedOut: SessionStatus = { user: null, isAuthorized: false, expiresAt: null };
