import type { ReactNode } from 'react';
import type { Texts } from './texts';

export type Sample = {
  /** Names the component and its state. */
  name: string;
  element: ReactNode;
  /** A wide sample has a line of its own. */
  isWide?: boolean;
  /** Shows the sample on the dark band of headers and pictures. */
  isOnBand?: boolean;
  /** Samples that cover or fill the window are shown in a frame of this height, in px. */
  frameHeight?: number;
};

export type Group = {
  title: string;
  area: 'site' | 'staff';
  /** The path of the page that the samples are shown on. */
  at?: string;
  /** Gateway responses by path, in addition to those that all groups have. */
  responses?: (texts: Texts) => Responses;
  samples: (texts: Texts) => Sample[];
};

export const failure = Symbol('a read that failed');

/** Responses by path; requests for other paths stay pending. */
export type Responses = Record<string, unknown>;
