export const hasEnded = 'Pratonton ini telah tamat. Minta pautan baharu.';
export const notPublic = 'Pratonton draf. Bukan untuk umum.';
/** The time is one such as 'today at 10:30' or 'on 12 March 2026 at 10:30'. */
export const linkEnds = (time: string): string => `Pautan ini tamat ${time}.`;
