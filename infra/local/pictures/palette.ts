/** The colours of the site, and the tones between them that pictures need for light and depth. */
export const palette = {
  blue: '#1e40af',
  ink: '#0f172a',
  paper: '#fdfcf9',
  sand: '#f4efe6',
  gold: '#a16207',

  night: '#0b1230',
  navy: '#13245f',
  royal: '#19338a',
  azure: '#3f62c9',
  mist: '#8ea3dc',
  haze: '#c9d3ee',
  clay: '#b79b6c',
  bronze: '#6b430a',
  amber: '#c8892a',
  honey: '#e2b45c',
  glow: '#f6dfa8',
} as const;
