import { type Message, message } from '@majlis/contracts/messages';

const aboutTheFuture = /\b(upcoming|coming|next|will|join us|register|save the date)\b/i;
const yearPattern = /\b20\d\d\b/g;

/** A sentence about the future that names only past years, such as “Join us in May 2025”. Returns undefined without one. */
export function findOutdatedYears(content: string, currentYear: number): Message | undefined {
  const sentences = content.replaceAll(/<[^>]*>/g, '\n').split(/[\n.!?]+/);
  const outdated = sentences.find((sentence) => {
    const years = (sentence.match(yearPattern) ?? []).map(Number);
    return years.length > 0 && Math.max(...years) < currentYear && aboutTheFuture.test(sentence);
  });
  return outdated === undefined ? undefined : message('outdatedYear', { text: shorten(outdated.trim()) });
}

const shorten = (text: string): string => (text.length <= 120 ? text : `${text.slice(0, 119).trimEnd()}…`);
