import type { ReactNode } from 'react';
import type { Texts } from './texts';

export type Sample = {
  /** Names the component and its state. */
  name: string;
  element: ReactNode;
  /** A wide sample has a line of its own. */
  isWide?: boolean;
  /** The dark band of headers and pictures is behind the sample. */
  isOnBand?: boolean;
  /** Samples that cover or fill the window are shown in a frame of this height, in px. */
  frameHeight?: number;
};

export type Group = {
  title: string;
  area: 'site' | 'staff';
  /** The path of the page that the samples are shown on. */
  at?: string;
  /** Responses of the gateway by path, beside those that all groups have. */
  responses?: (texts: Texts) => Responses;
  samples: (texts: Texts) => Sample[];
};

export const failure = Symbol('a read that failed');

/** Requests for other paths stay pending. */
export type Responses = Record<string, unknown>;
