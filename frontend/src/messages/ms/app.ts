export const skipToContent = 'Langkau ke kandungan';
export const pageFailed = 'Halaman ini tidak dapat dipaparkan';
export const connectionMayBeLost =
  'Sambungan mungkin terputus, atau laman ini baru dikemas kini. Memuatkan semula halaman biasanya membantu.';
export const loadAgain = 'Muatkan semula';
