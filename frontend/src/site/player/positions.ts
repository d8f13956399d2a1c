import { keepIn, keptIn } from '../../ui/hooks/browser-storage';

const key = 'majlis.podcast-positions';
/** Episodes whose position is kept; the one that was heard longest ago goes first. */
const kept = 100;

type Position = [slug: string, seconds: number];

/** Where somebody was in an episode when they last heard it; 0 when nothing is known. */
export const positionIn = (slug: string): number => read().find(([known]) => known === slug)?.[1] ?? 0;

export const keepPosition = (slug: string, seconds: number): void =>
  write([...others(slug), [slug, Math.floor(seconds)]]);

export const dropPosition = (slug: string): void => write(others(slug));

const others = (slug: string): Position[] => read().filter(([known]) => known !== slug);

function read(): Position[] {
  try {
    const positions: unknown = JSON.parse(keptIn('localStorage', key) ?? '[]');
    return Array.isArray(positions) ? positions.filter(isPosition) : [];
  } catch {
    return [];
  }
}

const write = (positions: Position[]): void => keepIn('localStorage', key, JSON.stringify(positions.slice(-kept)));

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
