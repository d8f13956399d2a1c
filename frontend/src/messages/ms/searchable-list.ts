export const sort = 'Isih';
export const sortByDate = 'Isih mengikut tarikh';
export const sortByTitle = 'Isih mengikut tajuk';
export const categoryOf = 'Kategori: {category}';
export const showAllCategories = (category: string): string => `Kategori: ${category}, tunjukkan semua kategori`;
export const clearSearch = 'Kosongkan carian';
export const forWords = 'bagi “{words}”';
export const inCategory = 'dalam “{category}”';
export const forWordsInCategory = 'bagi “{words}” dalam “{category}”';
export const adjustSearch = 'Cuba ubah kata carian atau penapis anda.';
export const otherSpelling =
  'Kata yang lebih pendek, atau ejaan lain bagi sesuatu nama, mungkin memberikan lebih banyak hasil.';
export const itemsOf = (list: string, first: number, last: number, count: number): string =>
  `${list} ${first} hingga ${last} daripada ${count}`;
export const publications = (count: number): string => `${count} penerbitan`;
export const posts = (count: number): string => `${count} catatan`;
export const episodes = (count: number): string => `${count} episod`;
export const speakers = (count: number): string => `${count} penceramah`;
