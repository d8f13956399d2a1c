import { readStorage, writeStorage } from '../../ui/hooks/browser-storage';

const storageKey = 'majlis.podcast-positions';
/** The least recently played episode is dropped first. */
const maxPositions = 100;

type Position = [slug: string, seconds: number];

/** In seconds; 0 if none is stored. */
export const getSavedPosition = (slug: string): number => read().find(([episode]) => episode === slug)?.[1] ?? 0;

export const storePosition = (slug: string, seconds: number): void =>
  write([...positionsExcept(slug), [slug, Math.floor(seconds)]]);

export const clearPosition = (slug: string): void => write(positionsExcept(slug));

const positionsExcept = (slug: string): Position[] => read().filter(([episode]) => episode !== slug);

function read(): Position[] {
  try {
    const positions: unknown = JSON.parse(readStorage('localStorage', storageKey) ?? '[]');
    return Array.isArray(positions) ? positions.filter(isPosition) : [];
  } catch {
    return [];
  }
}

const write = (positions: Position[]): void =>
  void writeStorage('localStorage', storageKey, JSON.stringify(positions.slice(-maxPositions)));

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
