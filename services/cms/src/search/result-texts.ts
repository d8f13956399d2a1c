import type { SearchKind } from '@majlis/contracts/search';

export type ResultTexts = {
  kinds: Record<SearchKind, string>;
  /** `{…}` is filled in with HTML. */
  resultsFor: string;
  nothingFor: string;
  fewerWords: string;
  didYouMean: string;
  more: string;
};

const en: ResultTexts = {
  kinds: {
    page: 'Pages',
    conference: 'Conferences',
    session: 'Sessions',
    paper: 'Papers',
    speaker: 'Speakers',
    research: 'Research',
    blog: 'Blog',
    episode: 'Podcast',
    timeline: 'Milestones',
  },
  resultsFor: 'Results for “{text}”',
  nothingFor: 'Nothing found for “{text}”.',
  fewerWords: 'Fewer words, or the beginning of a word, find more.',
  didYouMean: 'Did you mean {suggestion}?',
  more: 'More {kind}',
};

const ar: ResultTexts = {
  kinds: {
    page: 'الصفحات',
    conference: 'المؤتمرات',
    session: 'الجلسات',
    paper: 'الأوراق البحثية',
    speaker: 'المتحدثون',
    research: 'الأبحاث',
    blog: 'المدونة',
    episode: 'البودكاست',
    timeline: 'المحطات البارزة',
  },
  resultsFor: 'نتائج البحث عن «{text}»',
  nothingFor: 'لا نتائج عن «{text}».',
  fewerWords: 'تعطي كلمات أقل، أو بداية كلمة، نتائج أكثر.',
  didYouMean: 'هل قصدت {suggestion}؟',
  more: 'المزيد: {kind}',
};

const ms: ResultTexts = {
  kinds: {
    page: 'Halaman',
    conference: 'Persidangan',
    session: 'Sesi',
    paper: 'Kertas kerja',
    speaker: 'Penceramah',
    research: 'Penyelidikan',
    blog: 'Blog',
    episode: 'Podcast',
    timeline: 'Peristiwa penting',
  },
  resultsFor: 'Hasil bagi “{text}”',
  nothingFor: 'Tiada hasil bagi “{text}”.',
  fewerWords: 'Kata yang lebih sedikit, atau permulaan sesuatu kata, memberikan lebih banyak hasil.',
  didYouMean: 'Adakah anda maksudkan {suggestion}?',
  more: 'Lagi: {kind}',
};

/** What the service writes into the page of the search, in the language of the page. */
export const resultTexts: Record<string, ResultTexts> = { en, ar, ms };
